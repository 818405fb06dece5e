import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser, patientForm } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

let keys = 0;
const freshKey = () => `add-a-patient-${++keys}`;
const add = (form: object, key: string, browser = admin) =>
  browser.rest<{ data: { _id: string }; code?: string }>('POST', '/admin/patients', form, { 'Idempotency-Key': key });
const recordsOf = (userId: string) => app.sql('select id from patient where user_id = $1', [userId]);
const audits = async () => (await app.sql("select from audit_event where verb = 'patient.create'")).length;

describe('POST /admin/patients with an Idempotency-Key (ID-1)', () => {
  it('answers a repeated request what the first was answered, also when the record was changed or deleted meanwhile', async () => {
    const { id: userId } = await insertUser(app.sql, { last_login_at: '2026-03-01T10:00:00Z' });
    const key = freshKey();
    const first = await add(patientForm(userId), key);
    expect(first.status).toBe(201);
    const before = await audits();
    await admin.rest('PATCH', `/admin/patients/${first.body.data._id}`, { name: 'Renamed' });
    for (const _time of [1, 2]) {
      const again = await add(patientForm(userId), key);
      expect({ status: again.status, body: again.body, etag: again.headers.get('etag') }).toEqual({
        status: 201,
        body: first.body,
        etag: '"1"',
      });
      await admin.rest('DELETE', `/admin/patients/${first.body.data._id}`);
    }
    expect(await recordsOf(userId)).toHaveLength(1);
    expect(await audits()).toBe(before);
  });

  it('refuses the key with another body, and writes nothing', async () => {
    const [{ id: userId }, { id: other }] = [await insertUser(app.sql), await insertUser(app.sql)];
    const key = freshKey();
    expect((await add(patientForm(userId), key)).status).toBe(201);
    for (const form of [patientForm(other), patientForm(userId, { name: 'Another' })])
      expect(await add(form, key)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await recordsOf(other)).toEqual([]);
  });

  it('makes one record of ten requests at once, which all of them get', async () => {
    const { id: userId } = await insertUser(app.sql);
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(patientForm(userId), key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await recordsOf(userId)).toHaveLength(1);
  });

  it('leaves the key of a refused request free, and refuses one that is none by the name of the header', async () => {
    const { id: userId } = await insertUser(app.sql);
    const key = freshKey();
    expect((await add(patientForm(userId, { name: '' }), key)).status).toBe(400);
    expect((await add(patientForm(userId), key)).status).toBe(201);
    const refused = await add(patientForm(userId), 'short');
    expect(refused).toMatchObject({ status: 400, body: { fields: { 'Idempotency-Key': expect.any(String) } } });
  });

  it('is the idempotencyKey of createPatient in GraphQL', async () => {
    const { id: userId } = await insertUser(app.sql);
    const { gender: _letter, userId: _user, ...rest } = patientForm(userId);
    const create = async () =>
      (
        await admin.graphql(
          `mutation ($input: CreatePatientInput!) {
            createPatient(input: $input, idempotencyKey: "a-key-of-graphql") { id lastLogin age } }`,
          { input: { ...rest, bloodGroup: 'B+', gender: 'MALE', userId } },
        )
      ).body;
    const first = await create();
    expect(first.errors).toBeUndefined();
    expect(await create()).toEqual(first);
    expect(await recordsOf(userId)).toHaveLength(1);
  });
});
