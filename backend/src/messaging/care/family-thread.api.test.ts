import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertPatientWithAccount, insertUser, type UserRow } from '../../../test/builders.js';
import { readThread, say, uploadPhoto } from '../../../test/care-calls.js';
import { endGrant, familyThread, familyToday, insertGrant, sendFor, setRights } from '../../../test/family-calls.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let doctor: { user: UserRow; doctorId: string };
let surgeon: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  doctor = await insertDoctor(app.sql);
  surgeon = await app.signIn(doctor.user.phone, 'staff');
});
afterAll(() => app.close());

let patient: TestClient;
let daughter: TestClient;
let recordId: string;
let grantId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  recordId = record.id;
  patient = await app.signIn(user.phone);
  await insertPlan(app, recordId, { doctor_id: doctor.doctorId });
  const granted = await insertGrant(app.sql, recordId);
  ({ grantId } = granted);
  daughter = await app.signIn(granted.account.phone);
});

it('messages need the right, whose lack is on record, and a grant; a doctor of the plan has none', async () => {
  await setRights(patient, grantId, ['TICK']);
  const refused = [await familyThread(daughter, grantId), await sendFor(daughter, grantId, { text: 'Hello' })];
  expect(refused.map(({ code, message }) => [code, message])).toEqual(
    refused.map(() => ['FORBIDDEN', expect.stringMatching(/but not the messages/)]),
  );
  const lines = await app.sql(
    `select verb from audit_event where outcome = 'refused' and subject_id = $1 order by verb`,
    [grantId],
  );
  expect(lines).toEqual([{ verb: 'family.readThread' }, { verb: 'family.sendMessage' }]);
  const others = [patient, surgeon, await app.signIn((await insertUser(app.sql, { user_type: 'user' })).phone)];
  for (const browser of others)
    expect([
      (await familyThread(browser, grantId)).code,
      (await sendFor(browser, grantId, { text: 'x' })).code,
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await familyToday(daughter, grantId)).data?.unreadMessages).toBe(0);
});

it('a family member writes by name on the side of the patient, and reads what both sides wrote', async () => {
  await say(patient, 'May I climb stairs?');
  await say(surgeon, 'From Monday on.', recordId);
  const { data } = await sendFor(daughter, grantId, { text: 'And squat?' });
  expect(data).toMatchObject({ author: 'FAMILY', authorName: 'Anita', isOwn: true });
  const thread = (await familyThread(daughter, grantId)).data;
  expect(thread).toMatchObject({ patient: { patientId: null, name: 'Sunita Yadav' }, unread: 1, canWrite: true });
  expect(thread?.messages.edges.map(({ node }) => [node.author, node.text, node.isOwn])).toEqual([
    ['FAMILY', 'And squat?', true],
    ['DOCTOR', 'From Monday on.', false],
    ['PATIENT', 'May I climb stairs?', false],
  ]);
  const seen = (await readThread(surgeon, recordId)).data;
  expect([seen?.status, seen?.messages.edges[0]?.node]).toMatchObject([
    'WAITING',
    { author: 'FAMILY', authorName: 'Anita' },
  ]);
  expect((await familyToday(daughter, grantId)).data?.unreadMessages).toBe(1);
});

it('another family member reads the message without a name', async () => {
  const { grantId: sons, account } = await insertGrant(app.sql, recordId, { name: 'Ravi' });
  await sendFor(await app.signIn(account.phone), sons, { text: 'Good evening' });
  const { data } = await familyThread(daughter, grantId);
  expect(data?.messages.edges[0]?.node).toMatchObject({ author: 'FAMILY', authorName: '', isOwn: false });
});

it('a photo goes with a message of the family member; who was not let in to messages adds and opens none', async () => {
  const { body: uploaded } = await uploadPhoto(daughter);
  const { data } = await sendFor(daughter, grantId, { photoIds: [uploaded.data.id] });
  const path = data?.photos[0]?.url.replace('/api/v1', '') ?? '';
  expect([(await daughter.rest('GET', path)).status, (await surgeon.rest('GET', path)).status]).toEqual([200, 200]);
  const stranger = await app.signIn((await insertUser(app.sql, { user_type: 'user' })).phone);
  expect([(await stranger.rest('GET', path)).status, (await uploadPhoto(stranger)).status]).toEqual([404, 403]);
  await setRights(patient, grantId, []);
  expect([(await daughter.rest('GET', path)).status, (await uploadPhoto(daughter)).status]).toEqual([404, 403]);
});

it('a message is stored once, twenty an hour are the most, and none after access ended', async () => {
  const clientId = randomUUID();
  const twice = await Promise.all([1, 2].map(() => sendFor(daughter, grantId, { clientId, text: 'Once' })));
  expect(new Set(twice.map(({ data }) => data?.id)).size).toBe(1);
  for (let count = 1; count < 20; count += 1) await sendFor(daughter, grantId, { text: `${count}` });
  expect((await sendFor(daughter, grantId, { text: 'Again' })).code).toBe('LIMIT_REACHED');
  expect((await sendFor(daughter, grantId, { text: ' ' })).code).toBe('BAD_INPUT');
  await endGrant(patient, grantId);
  const { code, message } = await sendFor(daughter, grantId, { text: 'Once more' });
  expect([code, message]).toEqual(['NOT_FOUND', expect.stringMatching(/^You can no longer see this day\./)]);
  expect((await familyThread(daughter, grantId)).code).toBe('NOT_FOUND');
});
