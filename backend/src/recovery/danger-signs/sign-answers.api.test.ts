import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let doctor: { user: { phone: string }; doctorId: string };
let surgeon: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  await approvedVersion(app);
  doctor = await insertDoctor(app.sql);
  surgeon = await app.signIn(doctor.user.phone, 'staff');
});
afterAll(() => app.close());

let patient: TestClient;
let taskId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  await insertPlan(app, record.id, { doctor_id: doctor.doctorId });
  const entries = [{ clientId: randomUUID(), at: NOON, sign: { sign: 'calf', note: 'Since the bus ride' } }];
  const { body } = await patient.graphql<{ recordEntries: { task: { id: string } }[] }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { task { id } } }',
    { entries },
  );
  taskId = body.data?.recordEntries[0]?.task.id ?? '';
});

const TASK = 'id status note advice acknowledgedAt answeredAt doctorName';
const NOTE = 'Seen by phone, no swelling';
const resolve = (advice?: string) =>
  surgeon.graphql<{ resolveTask: object }>(
    `mutation ($id: ID!, $note: String!, $advice: String) { resolveTask(id: $id, note: $note, advice: $advice) { ${TASK} } }`,
    { id: taskId, note: NOTE, advice },
  );
async function today(language = 'EN') {
  const { body } = await patient.graphql<{ today: { answeredTask: object | null; openTask: object | null } }>(
    `query ($language: Language!) { today(language: $language) { answeredTask { ${TASK} } openTask { ${TASK} } } }`,
    { language },
  );
  return body.data?.today;
}

describe('the answer to a danger sign (companion §4)', () => {
  it('is refused with advice of fewer than 10 or more than 300 characters, and nothing is told', async () => {
    for (const advice of ['Rest.', 'x'.repeat(301)])
      expect((await resolve(advice)).body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(await today()).toMatchObject({ answeredTask: null, openTask: { status: 'OPEN' } });
    expect(await app.sql('select from message where kind = $1 and subject_id = $2', ['SIGN_ANSWERED', taskId])).toEqual(
      [],
    );
  });

  it('tells the patient the advice and who gave it, and keeps the note for staff', async () => {
    await surgeon.graphql('mutation ($id: ID!) { acknowledgeTask(id: $id) { id } }', { id: taskId });
    expect((await today())?.openTask).toMatchObject({
      acknowledgedAt: NOON.toISOString(),
      doctorName: 'Dr Meera Sethi',
      advice: null,
    });
    const { body } = await resolve('Keep the leg up today, and begin again tomorrow.');
    expect(body.data?.resolveTask).toMatchObject({ note: NOTE, doctorName: 'Dr Meera Sethi' });
    expect(await today()).toMatchObject({
      openTask: null,
      answeredTask: {
        id: taskId,
        note: null,
        advice: 'Keep the leg up today, and begin again tomorrow.',
        answeredAt: NOON.toISOString(),
        doctorName: 'Dr Meera Sethi',
      },
    });
  });

  it('without advice is a sentence of the product in the language that is asked for', async () => {
    await resolve();
    const [english, hindi] = [await today(), await today('HI')];
    expect(english?.answeredTask).toMatchObject({
      advice: expect.stringContaining('Your doctor has looked') as string,
    });
    expect(hindi?.answeredTask).toMatchObject({ advice: expect.stringContaining('डॉक्टर ने') as string });
  });

  it('stands on the day of the answer and two more', async () => {
    await resolve();
    for (const [days, isShown] of [
      [2, true],
      [3, false],
    ] as const) {
      app.clock.set(new Date(NOON.getTime() + days * 24 * 3_600_000));
      expect(Boolean((await today())?.answeredTask)).toBe(isShown);
    }
  });

  it('is told by one message that leads to the day, at night too', async () => {
    app.clock.set(new Date('2026-03-10T20:00:00Z'));
    await resolve();
    const rows = await app.sql('select kind, text, send_after from message where kind = $1 and subject_id = $2', [
      'SIGN_ANSWERED',
      taskId,
    ]);
    expect(rows).toEqual([
      {
        kind: 'SIGN_ANSWERED',
        text: expect.stringMatching(/^A clinician has answered what you told us\. .*: http\S+\/t /) as string,
        send_after: app.clock.now(),
      },
    ]);
  });

  it('comes with what the patient wrote, for whoever answers', async () => {
    const { body } = await surgeon.graphql<{ openSigns: { task: { id: string }; patientNotes: string[] }[] }>(
      '{ openSigns { task { id } patientNotes } }',
    );
    expect(body.data?.openSigns.find(({ task }) => task.id === taskId)?.patientNotes).toEqual(['Since the bus ride']);
  });
});
