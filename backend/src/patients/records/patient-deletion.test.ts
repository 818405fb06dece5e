import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPatientWithAccount, patientForm } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));

const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
  admin.rest<{ code?: string; data: { version: number } }>('PATCH', `/admin/patients/${id}`, body, headers);
const remove = (id: string, headers: Record<string, string> = {}) =>
  admin.rest('DELETE', `/admin/patients/${id}`, undefined, headers);
const restore = async (id: string) => {
  const { body } = await admin.graphql(`mutation { restorePatient(id: "${id}") { id isProfileComplete } }`);
  return body.errors?.[0]?.extensions.code ?? 'done';
};

/** A record as the database holds it. */
const stored = async (id: string): Promise<Record<string, unknown>> =>
  (await app.sql('select p.*, p.birth_date::text as birth_date from patient p where id = $1', [id]))[0] ?? {};
const changedTo = (version: number) => ({ version, revision: version, updated_at: expect.any(Date) });
const isListed = async (id: string) => {
  const { body } = await admin.rest<{ data: { patients: { _id: string }[] } }>('GET', '/admin/patients?limit=100');
  return body.data.patients.some(({ _id }) => _id === id);
};

describe('deleting', () => {
  it.each(['id', 'reference'] as const)('by its %s takes a record out of the list (readings 27, 37)', async (name) => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    expect(await isListed(record.id)).toBe(true);
    expect((await remove(record[name])).status).toBe(200);
    expect(await isListed(record.id)).toBe(false);
    expect((await admin.rest('GET', `/admin/patients/${record.id}/details`)).status).toBe(404);
    expect((await patch(record.id, { name: 'X' })).status).toBe(404);
    expect((await remove(record.id)).status).toBe(404);
    const waiting = await admin.rest<{ data: { _id: string }[] }>('GET', '/admin/users-without-patients');
    expect(waiting.body.data.map(({ _id }) => _id)).toContain(user.id);
  });

  it('happens once when it is asked twenty times', async () => {
    const { id } = await insertPatient(app.sql);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  });

  it('can be undone, and the record is as it was but for its version (SD-1)', async () => {
    const { record } = await insertPatientWithAccount(app.sql, { blood_group: 'A+', referring_doctor: 'Dr Rao' });
    const before = await stored(record.id);
    await remove(record.id);
    expect(await restore(record.reference)).toBe('done');
    expect(await stored(record.id)).toEqual({ ...before, ...changedTo(3) });
    expect(await isListed(record.id)).toBe(true);
  });

  it.each([
    ['can be undone after exactly thirty days', 0, 'done'],
    ['cannot be undone a millisecond later', 1, 'NOT_FOUND'],
  ])('%s', async (_when, later, outcome) => {
    const { id } = await insertPatient(app.sql);
    await remove(id);
    app.clock.set(new Date(NOON.getTime() + 30 * 24 * 3_600_000 + later));
    expect(await restore(id)).toBe(outcome);
    expect(await isListed(id)).toBe(outcome === 'done');
  });

  it('cannot be undone where nothing was deleted, or never was', async () => {
    expect(await restore((await insertPatient(app.sql)).id)).toBe('NOT_FOUND');
    expect(await restore('PT-999999')).toBe('NOT_FOUND');
  });

  it('cannot be undone once the account has a new record', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    await remove(record.id);
    expect((await admin.rest('POST', '/admin/patients', patientForm(user.id))).status).toBe(201);
    expect(await restore(record.id)).toBe('ALREADY_EXISTS');
    expect(await app.sql('select from patient where user_id = $1 and deleted_at is null', [user.id])).toHaveLength(1);
  });

  it('is the same through GraphQL', async () => {
    const { id, reference } = await insertPatient(app.sql);
    const stale = await admin.graphql(`mutation { deletePatient(id: "${id}", version: 7) { id } }`);
    expect(stale.body.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
    const deleted = await admin.graphql(`mutation { deletePatient(id: "${reference}", version: 1) { id } }`);
    expect(deleted.body).toEqual({ data: { deletePatient: { id } } });
    expect(await isListed(id)).toBe(false);
  });
});
