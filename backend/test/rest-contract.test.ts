import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from './builders.js';
import type { Who, World } from './call-row.js';
import { callTable } from './call-table.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The calls of spec §7, in its order. */
const SPEC = [
  'GET /users/me',
  'POST /users/logout',
  'POST /users/send-otp',
  'POST /users/verify-otp',
  'POST /admin/send-otp',
  'POST /admin/verify-otp',
  'POST /users/profile',
  'GET /admin/patients/stats',
  'GET /admin/users-without-patients',
  'GET /admin/patients',
  'GET /admin/patients/:id/details',
  'POST /admin/patients',
  // Somebody at the desk (clinic §7).
  'POST /admin/patients/register',
  'POST /admin/patients/:id/complete',
  // Patients who come in from a spreadsheet (clinic §7).
  'POST /admin/patients/imports',
  'GET /admin/patients/imports/template.csv',
  'GET /admin/patients/imports/:id',
  'GET /admin/patients/imports/:id/errors.csv',
  'PATCH /admin/patients/:id',
  'DELETE /admin/patients/:id',
  'GET /admin/patients/export',
  // What a list shows, as a file (clinic §7).
  'GET /admin/patients/export/filtered',
  'GET /payments/all',
  'GET /payments/export',
  'GET /payments/export/filtered',
  'GET /day-book',
  // Dues, and the page of a payment link (money §5, §6).
  'GET /dues',
  'GET /pay/:token',
  'POST /pay/:token/order',
  'POST /gateway-events',
  // Reports, and the lines behind their figures (money §7).
  'GET /reports/:kind',
  'GET /reports/:kind/lines',
  // The accountant's journal, and everything for leaving (money §8).
  'GET /journal',
  'GET /admin/full-export',
  // Whose data somebody read (DPDP).
  'GET /admin/breach-report',
  // Who processes data (DPDP).
  'GET /admin/data-processors',
  'PATCH /users',
  // The year of birth that a sign-in waits for.
  'POST /users/confirm-birth-year',
  // What PATCH /users leaves to a code (reading 21).
  'POST /users/verify-number',
  'PATCH /users/avatar',
  'PATCH /users/me',
  'GET /appointments/admin/pending',
  'PATCH /appointments/admin/:id',
  // What changed, for programs (clinic §10).
  'GET /changes/patients',
  'GET /changes/appointments',
  'GET /changes/payments',
  // What tells open screens that something changed (bench §5).
  'GET /events',
  // How a recovery goes, for programs (recovery §3).
  'GET /recovery/patients/:id/plan',
  'GET /recovery/plans/:id/events',
  'GET /recovery/plans/:id/measurements',
  'GET /recovery/plans/:id/gate',
  'GET /recovery/reports/:id/pdf',
  // Exercise sheets (companion §5).
  'GET /recovery/plans/:id/sheet.pdf',
  // Receipts (clinic §8).
  'GET /payments/:id/receipt',
  // Bills and statements of account (money §4).
  'GET /bills/:id/pdf',
  'GET /patients/:id/statement',
  // Consents to treatment (bench §4).
  'GET /treatment-consents/:id/pdf',
  // What hospitals sent (hospital §6).
  'GET /admin/documents/:id',
  // A patient's own data (DPDP Act 2023, section 11).
  'GET /me/data',
  // A record to hand over (bench §10).
  'GET /admin/patients/:id/record.pdf',
  // Files of patients (bench §4).
  'POST /patients/:id/files',
  'GET /files/:id',
  'GET /files/:id/thumbnail',
  // Films of exercises (companion §3).
  'POST /exercises/:key/video',
  'GET /exercises/:key/video',
  'GET /exercises/:key/poster',
  // Photos in messages (companion §7).
  'POST /care/photos',
  'GET /care/photos/:id',
  // What a notification without content says (companion §6).
  'GET /push/next',
  // The contact forms, which make no call while the clinic is closed (clinic §6).
  'GET /contact-messages/token',
  'POST /contact-messages',
  // What the SMS gateway calls (clinic §5).
  'POST /sms-receipts/:secret',
  'POST /sms-receipts/:secret/exotel',
  'POST /sms-receipts/:secret/msg91',
  // What Meta calls (money §9).
  'GET /whatsapp-events',
  'POST /whatsapp-events',
];

it('has a row for every call of the specification, and no other', () => {
  expect(callTable.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(SPEC.toSorted());
});

async function enter(who: Who, world: World): Promise<TestClient> {
  if (who === 'visitor') return app.client();
  return who === 'patient' ? app.signIn(world.user.phone) : app.signIn((await insertAdmin(app.sql)).phone, 'admin');
}

it('has a route for every row, and a row for every route', () => {
  // The address of a picture is no call of its own: it is what the calls above answer.
  const routes = app.application.routes
    .filter(({ path }) => path !== '/users/avatars/:key')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(callTable.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(routes.toSorted());
});

it.each(callTable)('%s %s as %s', async (method, path, who, call, status, answer) => {
  const world = { app, ...(await insertPatientWithAccount(app.sql)) };
  const { path: actualPath = path, body, headers } = (await call?.(world)) ?? {};
  const browser = await enter(who, world);
  const answered = await browser.rest(method, actualPath, body, headers);
  expect(answered.body).toEqual(answer);
  expect(answered.status).toBe(status);
  // A film stays in the browser, which asks whether it is still the present one.
  const isFilm = method === 'GET' && path.startsWith('/exercises/');
  expect(answered.headers.get('cache-control')).toBe(isFilm ? 'private, no-cache' : 'no-store');
  if (status >= 400) return;
  // What /openapi.json tells of the answer is all of it: a field that it does not name would be lost here.
  const route = app.application.routes.find((each) => each.method.toUpperCase() === method && each.path === path);
  if (route?.docs.answer) expect(route.docs.answer.parse(answered.body)).toEqual(answered.body);
  else expect(route?.docs.files).toContain(answered.headers.get('content-type')?.split(';')[0]);
});
