import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { approvedVersion, insertDoctor } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let version: string;
let team: { physiotherapistId: string; doctorId: string };
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://clinic.example' } });
  version = (await approvedVersion(app)).id;
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { id: physiotherapistId } = await insertPhysiotherapist(app.sql);
  team = { physiotherapistId, doctorId: (await insertDoctor(app.sql)).doctorId };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { quiet_from: '21:00', quiet_until: '08:00' });
});

const create = (patientId: string) =>
  admin.graphql(
    'mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { id } }',
    {
      input: { patientId, protocolVersionId: version, surgeryDate: '2026-03-01', side: 'RIGHT', ...team },
      key: `plan of ${patientId}`,
    },
  );
const told = (patientId: string) =>
  app.sql(`select text, send_after, status from message where kind = 'PLAN_STARTED' and patient_id = $1`, [patientId]);

it('a plan that begins tells its patient where to find it, once, at the end of the quiet hours (companion §6)', async () => {
  const { record } = await insertPatientWithAccount(app.sql);
  app.clock.set(new Date('2026-03-10T16:30:00Z'));
  expect((await create(record.id)).body.errors).toBeUndefined();
  await create(record.id);
  const text = 'Your exercise plan has begun. What to do each day is written here. ';
  expect(await told(record.id)).toEqual([
    {
      text: expect.stringMatching(new RegExp(`^${text}.* https://clinic\\.example/t$`)) as string,
      send_after: new Date('2026-03-11T02:30:00Z'),
      status: 'QUEUED',
    },
  ]);
});

it('a plan that ended before the text was sent tells nothing', async () => {
  const { record } = await insertPatientWithAccount(app.sql);
  await create(record.id);
  await app.sql(`update recovery_plan set status = 'STOPPED' where patient_id = $1`, [record.id]);
  await app.application.sendMessages(NOON);
  expect(await told(record.id)).toMatchObject([{ status: 'SKIPPED' }]);
});

it('before the clinic is open nobody is told', async () => {
  await setBackSettings(app);
  const { record } = await insertPatientWithAccount(app.sql);
  expect((await create(record.id)).body.errors).toBeUndefined();
  expect(await told(record.id)).toEqual([]);
});
