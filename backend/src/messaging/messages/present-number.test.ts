import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertMessage, insertPatient, insertPatientWithAccount, insertStaff } from '../../../test/builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
beforeEach(async () => {
  await app.sql('delete from message');
  app.sms.messages.length = 0;
});
afterAll(() => app.close());

const OLD = '+919811100001';

/** Tries a message again that failed, and answers where it went. */
async function retried(columns: object) {
  const { id } = await insertMessage(app.sql, { status: 'FAILED', recipient: OLD, ...columns });
  const { body } = await admin.graphql('mutation ($id: ID!) { retryMessage(id: $id) { id } }', { id });
  expect(body.errors).toBeUndefined();
  await app.application.sendMessages(NOON);
  const [row] = await app.sql('select recipient, status, error from message where id = $1', [id]);
  return { row, sentTo: app.sms.messages.map(({ to }) => to) };
}

it('a retry of a message to a patient goes to the number that the record has by now', async () => {
  const { id } = await insertPatient(app.sql, { contact_phone: '+919811100002' });
  const { row, sentTo } = await retried({ kind: 'PAYMENT_RECEIVED', patient_id: id });
  expect(sentTo).toEqual(['+919811100002']);
  expect(row).toMatchObject({ recipient: '+919811100002', status: 'SENT' });
});

it('a retry goes to the number of the record before that of its account, and to the account where the record has none (reading 20)', async () => {
  const { user, record } = await insertPatientWithAccount(app.sql, { contact_phone: '+919811100003' });
  const message = { kind: 'PAYMENT_RECEIVED', patient_id: record.id };
  expect((await retried(message)).sentTo).toEqual(['+919811100003']);
  await app.sql('update patient set contact_phone = null where id = $1', [record.id]);
  app.sms.messages.length = 0;
  expect((await retried(message)).sentTo).toEqual([user.phone]);
});

it('a retry of a message to somebody of the team goes to the number that the account has by now', async () => {
  const { user } = await insertStaff(app.sql);
  const { sentTo } = await retried({ kind: 'STAFF_REGISTERED', account_id: user.id, subject_id: user.id });
  expect(sentTo).toEqual([user.phone]);
});

it('a retry is skipped where no number reaches the patient any more', async () => {
  const { id } = await insertPatient(app.sql, { contact_phone: null });
  const { row, sentTo } = await retried({ kind: 'PAYMENT_RECEIVED', patient_id: id });
  expect(sentTo).toEqual([]);
  expect(row).toMatchObject({ status: 'SKIPPED', error: 'No number reaches the patient any more.' });
});

it('a note to a number that was given up goes to that number', async () => {
  const { user } = await insertStaff(app.sql);
  const { sentTo } = await retried({ kind: 'NUMBER_CHANGED', subject_id: user.id });
  expect(sentTo).toEqual([OLD]);
});
