import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertClient } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
afterAll(() => app.close());

interface Created {
  createApiKey: { secret: string; apiKey: { id: string } };
}
const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
async function create(input: object) {
  const { body } = await admin.graphql<Created>(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id } } }',
    { input: { name: 'Hospital', scopes: ['PATIENTS_READ'], expiresAt, ...input } },
  );
  return { made: body.data?.createApiKey, error: body.errors?.[0]?.extensions };
}
const list = async () =>
  (await admin.graphql<{ apiKeys: object[] }>('{ apiKeys { id clientId clientName } }')).body.data?.apiKeys;

describe("a hospital's key", () => {
  it('belongs to a live client, and reads alone', async () => {
    const { id: clientId } = await insertClient(app.sql, { name: 'City Hospital' });
    const writing = await create({ clientId, scopes: ['PATIENTS_READ', 'PATIENTS_WRITE'] });
    expect(writing.error).toMatchObject({ code: 'BAD_INPUT', fields: { scopes: expect.any(String) } });
    const unknown = await create({ clientId: '0190a0a0-0000-7000-8000-000000000000' });
    expect(unknown.error).toMatchObject({ code: 'NOT_FOUND', fields: { clientId: expect.any(String) } });
    expect((await create({ clientId: 'no id' })).error?.code).toBe('NOT_FOUND');
    expect(await list()).toEqual([]);

    const { made } = await create({ clientId, scopes: ['PATIENTS_READ', 'APPOINTMENTS_READ', 'RECOVERY_READ'] });
    expect(await list()).toEqual([{ id: made?.apiKey.id, clientId, clientName: 'City Hospital' }]);
  });

  it('ends with its client', async () => {
    const { id: clientId } = await insertClient(app.sql);
    const { made } = await create({ clientId, name: 'Ward' });
    const program = app.client(made?.secret);
    const asked = async () => (await program.graphql('{ patients { total } }')).body.errors?.[0]?.extensions.code;
    expect(await asked()).toBeUndefined();
    await app.sql('update smart_client set revoked_at = now() where id = $1', [clientId]);
    expect(await asked()).toBe('UNAUTHENTICATED');
    expect(await list()).not.toContainEqual(expect.objectContaining({ clientId }));
    expect((await create({ clientId, name: 'Next' })).error?.code).toBe('NOT_FOUND');
  });

  it('is revoked with its client, so that its name is free again, and the audit row names it', async () => {
    const { id: clientId } = await insertClient(app.sql);
    const { made } = await create({ clientId, name: 'Taken' });
    expect((await create({ name: 'Taken' })).error?.code).toBe('ALREADY_EXISTS');
    await admin.graphql('mutation ($id: ID!) { revokeSmartClient(id: $id) }', { id: clientId });
    expect((await create({ name: 'Taken' })).error).toBeUndefined();
    const line = "select details from audit_event where verb = 'smartClient.revoke' and subject_id = $1";
    expect(await app.sql(line, [clientId])).toEqual([{ details: { apiKeys: [made?.apiKey.id] } }]);
  });
});
