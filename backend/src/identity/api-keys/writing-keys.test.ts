import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertPatient,
  insertPayment,
  insertUser,
  patientForm,
  type UserRow,
} from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { KeyScope } from '../auth/access-policy.js';

let app: TestApp;
let owner: UserRow;
beforeAll(async () => {
  app = await createTestApp();
  owner = await insertAdmin(app.sql);
});
afterAll(() => app.close());

async function program(...scopes: KeyScope[]): Promise<{ client: TestClient; keyId: string }> {
  const { id, text } = await insertApiKey(app.sql, owner.id, { scopes });
  return { client: app.client(text), keyId: id };
}

/** The lines that a key left in the audit trail. */
const linesOf = (keyId: string) =>
  app.sql('select verb, outcome, actor_id, changed_fields from audit_event where api_key_id = $1 order by id', [keyId]);

const codeOf = async (by: TestClient, mutation: string) =>
  (await by.graphql(`mutation { ${mutation} }`)).body.errors?.[0]?.extensions.code;

describe('a key with patients:write', () => {
  it('makes and changes a record, and is named beside its owner for each of it', async () => {
    const { client, keyId } = await program('patients:write');
    const form = patientForm((await insertUser(app.sql)).id);
    const made = await client.rest<{ data: { _id: string } }>('POST', '/admin/patients', form);
    expect(made.status).toBe(201);
    const id = made.body.data._id;
    const update = `mutation { updatePatient(id: "${id}", input: { name: "Mohan L" }, version: 1) { version } }`;
    expect((await client.graphql(update)).body.data).toEqual({ updatePatient: { version: 2 } });
    expect((await client.graphql(update)).body.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
    expect(await linesOf(keyId)).toEqual([
      expect.objectContaining({ verb: 'patient.create', outcome: 'done', actor_id: owner.id }),
      { verb: 'patient.update', outcome: 'done', actor_id: owner.id, changed_fields: ['name'] },
    ]);
  });

  it('is answered no record by a change that changes nothing, at both endpoints, unless it may read', async () => {
    const { client, keyId } = await program('patients:write');
    const { id } = await insertPatient(app.sql, { diagnosis: 'Secret knee' });
    const empty = await client.rest('PATCH', `/admin/patients/${id}`, {});
    expect(empty.status).toBe(403);
    expect(JSON.stringify(empty.body)).not.toContain('Secret knee');
    expect(await codeOf(client, `updatePatient(id: "${id}", input: {}) { diagnosedWith }`)).toBe('FORBIDDEN');
    await app.application.sumAudit();
    expect(await linesOf(keyId)).toMatchObject([
      { verb: 'patient.list', outcome: 'refused' },
      { verb: 'patient.list', outcome: 'refused' },
    ]);
    const { client: both } = await program('patients:write', 'patients:read');
    expect((await both.rest('PATCH', `/admin/patients/${id}`, {})).status).toBe(200);
  });

  it('reads no list, and deletes and restores nothing', async () => {
    const { client } = await program('patients:write');
    const { id } = await insertPatient(app.sql);
    const gone = await insertPatient(app.sql, { deleted_at: app.clock.now() });
    expect((await client.rest('GET', '/admin/patients')).status).toBe(403);
    expect((await client.rest('DELETE', `/admin/patients/${id}`)).status).toBe(403);
    expect(await codeOf(client, `deletePatient(id: "${id}") { id }`)).toBe('FORBIDDEN');
    expect(await codeOf(client, `restorePatient(id: "${gone.id}") { id }`)).toBe('FORBIDDEN');
  });
});

describe('a key with payments:write', () => {
  const record = (by: TestClient, patientId: string, amount: number) =>
    by.graphql<{ recordPayment: { id: string } }>(
      `mutation { recordPayment(input: { patientId: "${patientId}", amount: ${amount}, method: UPI, status: PENDING },
        idempotencyKey: "till-3-0001") { id } }`,
    );

  it('records a payment once for each idempotency key, which its owner and their other keys share', async () => {
    const { client, keyId } = await program('payments:write');
    const { client: another } = await program('payments:write');
    const { id: patientId } = await insertPatient(app.sql);
    const first = await record(client, patientId, 150_000);
    expect(first.body.data?.recordPayment.id).toEqual(expect.any(String));
    expect((await record(another, patientId, 150_000)).body).toEqual(first.body);
    expect((await record(another, patientId, 150_001)).body.errors?.[0]?.extensions.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await app.sql('select from payment where patient_id = $1', [patientId])).toHaveLength(1);
    expect(await linesOf(keyId)).toHaveLength(1);
  });

  it('settles and fails, and pays nothing back', async () => {
    const { client } = await program('payments:write');
    const { id: patientId } = await insertPatient(app.sql);
    const [one, two] = [
      await insertPayment(app.sql, patientId, { status: 'Pending' }),
      await insertPayment(app.sql, patientId, { status: 'Pending' }),
    ];
    expect(await codeOf(client, `settlePayment(id: "${one.id}") { id }`)).toBeUndefined();
    expect(await codeOf(client, `failPayment(id: "${two.id}", reason: "Declined") { id }`)).toBeUndefined();
    expect(await codeOf(client, `refundPayment(id: "${one.id}") { id }`)).toBe('FORBIDDEN');
    expect(await app.sql('select status from payment where patient_id = $1 order by status', [patientId])).toEqual([
      { status: 'Failed' },
      { status: 'Paid' },
    ]);
  });
});
