import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let recordId: string;
let appointmentId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patient = await app.signIn((await insertUser(app.sql)).phone);
  recordId = (await insertPatient(app.sql)).id;
  appointmentId = (await insertAppointment(app.sql, recordId)).id;
});
afterAll(() => app.close());

/** An address with what it stands for. */
const at = (path: string) =>
  path.replace(':record', recordId).replace(':appointment', appointmentId).replaceAll(':long', 'x'.repeat(101));

interface Failure {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

describe('a failure names each input as the caller sent it (reading 19)', () => {
  it.each<[method: string, path: string, body: object | undefined, names: string[]]>([
    ['GET', '/admin/patients?search=:long', undefined, ['search']],
    ['GET', '/admin/patients?condition=:long&doctor=:long', undefined, ['condition', 'doctor']],
    ['GET', '/admin/patients?progress=half&status=All&page=0', undefined, ['progress', 'status', 'page']],
    ['GET', '/admin/users-without-patients?limit=0', undefined, ['limit']],
    ['GET', '/payments/all?startDate=x&endDate=x', undefined, ['startDate', 'endDate']],
    ['POST', '/users/profile', { name: 'A', email: 'a@example.com', dob: 'x', gender: 'Male' }, ['dob']],
    ['PATCH', '/users/me', { Fullname: 5, dateOfBirth: 'x' }, ['Fullname', 'dateOfBirth']],
    ['PATCH', '/appointments/admin/:appointment', { physioId: 'x' }, ['physioId']],
    ['PATCH', '/appointments/admin/:appointment', { physioId: '01a1e814-7fe0-72d0-bb76-6c4f03ce142f' }, ['physioId']],
    ['PATCH', '/admin/patients/:record', { name: 'A', version: 'x' }, ['version']],
  ])('%s %s', async (method, path, body, names) => {
    const browser = path.startsWith('/users/') ? patient : admin;
    const answer = await browser.rest<Failure>(method, at(path), body);
    expect(Object.keys(answer.body.fields ?? {}).toSorted()).toEqual(names.toSorted());
  });

  it('a header too', async () => {
    const answer = await admin.rest<Failure>(
      'PATCH',
      `/admin/patients/${recordId}`,
      { name: 'A' },
      { 'if-match': 'bogus' },
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['If-Match']);
  });
});

describe('a body that is wrong as a whole', () => {
  it.each<[method: string, path: string]>([
    ['POST', '/users/send-otp'],
    ['POST', '/admin/verify-otp'],
    ['POST', '/admin/patients'],
    ['POST', '/users/profile'],
    ['PATCH', '/users/me'],
    ['PATCH', '/admin/patients/:record'],
    ['PATCH', '/appointments/admin/:appointment'],
  ])('%s %s refuses a list in one sentence, without a word of the parser', async (method, path) => {
    const browser = path.startsWith('/users/') ? patient : admin;
    const answer = await browser.rest<Failure>(method, at(path), []);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', message: 'Please send a JSON object.' } });
    expect(answer.body.fields).toBeUndefined();
  });

  it('blames no single field for what none of them can mend', async () => {
    const answer = await admin.rest<Failure>('PATCH', `/appointments/admin/${appointmentId}`, {});
    expect(answer.body.message).toBe('Please send exactly one of status, appointmentDate and physioId');
    expect(answer.body.fields).toBeUndefined();
  });
});

it.each([
  ['POST', '/admin/patients'],
  ['PATCH', '/admin/patients/:record'],
])('%s %s takes a gender as text alone', async (method, path) => {
  const answer = await admin.rest<Failure>(method, at(path), { gender: ['M'] });
  expect(answer.body.fields).toHaveProperty('gender', 'Please choose a gender');
});

it('GraphQL names the physiotherapist as its own schema does', async () => {
  const { body } = await admin.graphql(
    'mutation ($id: ID!) { assignPhysiotherapist(id: $id, physiotherapistId: "x") { id } }',
    { id: appointmentId },
  );
  expect(body.errors?.[0]?.extensions).toMatchObject({ fields: { physiotherapistId: expect.any(String) } });
});
