import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
import { missedCalls, whoMissed } from '../../../test/missed-calls.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let doctor: { user: { phone: string }; doctorId: string };
beforeAll(async () => {
  app = await createTestApp();
  await approvedVersion(app);
  doctor = await insertDoctor(app.sql);
});
afterAll(() => app.close());

let patient: TestClient;
let recordId: string;
beforeEach(async () => {
  const { user, record } = await insertPatientWithAccount(app.sql);
  recordId = record.id;
  patient = await app.signIn(user.phone);
  await insertPlan(app, record.id, { doctor_id: doctor.doctorId });
});

/** Tells a danger sign. @returns the id of its task */
async function tell(sign: string): Promise<string> {
  const { body } = await patient.graphql<{ recordEntries: { task: { id: string } }[] }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { task { id } } }',
    { entries: [{ clientId: randomUUID(), at: NOON, sign: { sign } }] },
  );
  return body.data?.recordEntries[0]?.task.id ?? '';
}
const request = () =>
  patient.graphql(
    'mutation { requestAppointment(input: { appointmentDate: "2026-11-29T10:00:00Z", sessionType: HOME }) { id } }',
  );
const requested = () => app.sql('select from appointment where patient_id = $1', [recordId]);

it('refuses a request while an emergency is open, and takes it once that is answered', async () => {
  const taskId = await tell('chest');
  const { body } = await request();
  expect(body.errors?.[0]).toMatchObject({
    message: expect.stringContaining('Please call 112 now') as string,
    extensions: { code: 'WRONG_STATE' },
  });
  expect(await requested()).toEqual([]);
  const surgeon = await app.signIn(doctor.user.phone, 'staff');
  await surgeon.graphql('mutation ($id: ID!) { resolveTask(id: $id, note: "Seen in hospital") { id } }', {
    id: taskId,
  });
  expect((await request()).body).not.toHaveProperty('errors');
  expect(await requested()).toHaveLength(1);
});

it('refuses a time that was offered for a missed session, for the patient alone', async () => {
  const one = await whoMissed(app);
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { made } = await missedCalls(() => admin).offer(one.plan);
  const own = await app.signIn(one.user.phone);
  await own.graphql('mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { task { id } } }', {
    entries: [{ clientId: randomUUID(), at: NOON, sign: { sign: 'chest' } }],
  });
  const accept = (browser: TestClient) =>
    browser.graphql('mutation ($id: ID!, $at: DateTime!) { acceptSlot(offerId: $id, startsAt: $at) { status } }', {
      id: made?.id,
      at: made?.slots[0],
    });
  expect((await accept(own)).body.errors?.[0]).toMatchObject({
    message: expect.stringContaining('Please call 112 now') as string,
    extensions: { code: 'WRONG_STATE' },
  });
  expect((await accept(admin)).body.errors).toBeUndefined();
});

it('takes a request while an urgent sign is open', async () => {
  await tell('calf');
  expect((await request()).body).not.toHaveProperty('errors');
});
