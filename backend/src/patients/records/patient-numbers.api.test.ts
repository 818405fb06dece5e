import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertMessage,
  insertPatientWithAccount,
  insertPayment,
} from '../../../test/builders.js';
import { write } from '../../../test/contact-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let record: { id: string; reference: string };
let phone: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  ({
    record,
    user: { phone },
  } = await insertPatientWithAccount(app.sql, { name: 'Ramesh Gupta', contact_phone: null }));
  await insertAppointment(app.sql, record.id, { status: 'scheduled' });
  await insertPayment(app.sql, record.id, { status: 'Paid' });
  await insertMessage(app.sql, { patient_id: record.id });
  await app.sql('update clinic_settings set opened_at = now()');
  const wrote = await write(app, { form: 'CONTACT', name: 'Ramesh', phone, subject: 'Knee', message: 'Please call.' });
  expect(wrote.status).toBe(201);
  // Reading a record leaves the line of the trail.
  await admin.graphql(`{ patientOverview(id: "${record.id}") { recoveryPercent } }`);
});
afterAll(() => app.close());

/** What is answered, and each value in it that stands under one of these names. */
async function numbersIn(query: string): Promise<unknown[]> {
  const { body } = await admin.graphql(query);
  const found: unknown[] = [];
  JSON.stringify(body.data, (name, value: unknown) => {
    if (name === 'patientNumber' || name === 'patientId') found.push(value);
    return value;
  });
  return found;
}

it.each([
  ['payments', '{ payments { payments { patient { patientId } } } }'],
  ['payments that were found', '{ paymentsConnection(first: 5) { edges { node { patient { patientId } } } } }'],
  ['sessions', '{ appointments(first: 5) { edges { node { patient { patientId } } } } }'],
  ['messages', '{ messages(first: 5) { edges { node { patientNumber } } } }'],
  ['the inbox', '{ contactMessages(first: 5) { edges { node { patientNumber } } } }'],
  ['accounts', '{ users(filter: { userType: PATIENT }) { users { patientNumber } } }'],
  [
    'the audit trail',
    '{ auditEvents(first: 5, filter: { verb: "patient.overview" }) { edges { node { patientNumber } } } }',
  ],
  ['the search', '{ search(text: "ramesh") { patientNumber } }'],
])('%s name a patient by the number on the card, which leads to the page', async (_list, query) => {
  expect(await numbersIn(query)).toEqual([record.reference]);
});
