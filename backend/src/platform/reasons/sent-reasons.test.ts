import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { AppError } from '../errors.js';
import { toAppError } from '../to-app-error.js';
import { reasonFor } from './reason.js';

const UNKNOWN = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';

let app: TestApp;
let admin: TestClient;
let recordId: string;
beforeAll(async () => {
  app = await createTestApp({ limits: { exportMaxRows: 1 } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  recordId = (await insertPatient(app.sql)).id;
  await insertPatient(app.sql);
});
afterAll(() => app.close());

const form = { name: ' ', diagnosedWith: 'x'.repeat(201), bloodGroup: 'C+' };
const expected = [
  { field: 'name', code: 'REQUIRED', values: { input: 'NAME' } },
  { field: 'diagnosedWith', code: 'TOO_LONG', values: { input: 'DIAGNOSIS', most: 200 } },
];

describe('a refusal carries its reasons beside its sentences, from which another language makes its own', () => {
  it('through REST', async () => {
    const { status, body } = await admin.rest('PATCH', `/admin/patients/${recordId}`, form);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { name: 'Name is required', diagnosedWith: 'Diagnosis must be at most 200 characters long' },
      reasons: [...expected, { field: 'bloodGroup', code: 'ONE_OF', values: { input: 'BLOOD_GROUP' } }],
    });
  });

  it('through GraphQL', async () => {
    const { body } = await admin.graphql(
      'mutation ($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { id } }',
      { id: recordId, input: { name: form.name, diagnosedWith: form.diagnosedWith } },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', reasons: expected });
  });

  it('under the names that the caller knows', async () => {
    const { id } = await insertAppointment(app.sql, recordId);
    const { body } = await admin.rest('PATCH', `/appointments/admin/${id}`, { physioId: UNKNOWN });
    expect(body).toMatchObject({
      message: 'There is no physiotherapist with this id.',
      fields: { physioId: 'Please choose a physiotherapist of the list' },
      reasons: [
        { code: 'PHYSIOTHERAPIST_NOT_FOUND', values: {} },
        { field: 'physioId', code: 'PHYSIOTHERAPIST_NOT_CHOSEN', values: {} },
      ],
    });
    expect((body['reasons'] as object[])[0]).not.toHaveProperty('field');
  });

  it('with the figures of the sentence as figures', async () => {
    const { body } = await admin.rest('GET', '/admin/patients/export');
    expect(body).toMatchObject({
      code: 'TOO_LARGE',
      reasons: [{ code: 'TOO_MANY_PATIENTS', values: { most: 1, total: 2 } }],
    });
  });

  it('for those of GraphQL itself with its text', async () => {
    const { body } = await admin.graphql('{ me { id ');
    const [error] = body.errors ?? [];
    expect(error?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      reasons: [{ code: 'DOCUMENT_REFUSED', values: { text: error?.message } }],
    });
  });

  it('for what never reaches a door', async () => {
    const { body } = await app.client().rest('GET', '/nothing/here');
    expect(body).toMatchObject({ reasons: [{ code: 'NOTHING_HERE', values: {} }] });
  });
});

describe('a failure', () => {
  it('that is our fault has a reason that tells nothing of it', () => {
    expect(toAppError(new Error('secret')).reasons).toEqual([{ code: 'INTERNAL', values: {} }]);
  });

  it('says in its message what its reasons say', () => {
    const name = reasonFor('REQUIRED', { input: 'NAME' });
    const age = reasonFor('REQUIRED', { input: 'AGE' });
    const ofFields = new AppError('BAD_INPUT', undefined, { fields: { name, age } });
    expect(ofFields.message).toBe('Name is required. Age is required');
    expect(ofFields.reasons.map(({ field }) => field)).toEqual(['name', 'age']);
    const ofAll = new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'), { fields: { name } });
    expect(ofAll.message).toBe('There is no account with this id.');
    expect(ofAll.reasons.map(({ field }) => field)).toEqual([undefined, 'name']);
  });
});
