import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, type UserRow } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
});
afterAll(() => app.close());

const DAY = 86_400_000;
/** A moment of the database's calendar, which is today's. */
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const revoke = async (id: string) =>
  (await admin.graphql<{ revokeApiKey: boolean }>('mutation ($id: ID!) { revokeApiKey(id: $id) }', { id })).body;
const patients = (by: TestClient) => by.graphql<{ patients: { total: number } }>('{ patients { total } }');

describe('the list of keys', () => {
  it("has one's own live ones, and those of every admin when they are asked for, with who made each", async () => {
    const other = await insertAdmin(app.sql, { full_name: 'Zoya Irani' });
    const key = async (ownerId: string, columns = {}) => (await insertApiKey(app.sql, ownerId, columns)).id;
    const theirs = await key(other.id, { created_at: inDays(1) });
    const mine = await key(account.id, { created_at: inDays(2) });
    await key(other.id, { revoked_at: new Date() });
    await key(other.id, { expires_at: new Date() });
    const listed = async (all?: boolean) => {
      const { body } = await admin.graphql<{ apiKeys: { id: string; owner: string }[] }>(
        'query ($all: Boolean! = false) { apiKeys(all: $all) { id owner } }',
        { all },
      );
      return body.data?.apiKeys.map(({ id, owner }) => [id, owner]);
    };
    expect(await listed()).toEqual([[mine, account.full_name]]);
    expect((await listed(true))?.slice(0, 2)).toEqual([
      [mine, account.full_name],
      [theirs, 'Zoya Irani'],
    ]);
    const ids = (await listed(true))?.map(([id]) => id ?? '') ?? [];
    const dead = 'select from api_key where id = any($1) and (revoked_at is not null or expires_at <= now())';
    expect(await app.sql(dead, [ids])).toEqual([]);
  });
});

describe('revoking', () => {
  it('finds no key that is unknown, revoked or expired', async () => {
    const gone = await insertApiKey(app.sql, account.id, { revoked_at: new Date() });
    const ended = await insertApiKey(app.sql, account.id, { expires_at: new Date() });
    for (const id of ['none', 'a\0b', gone.id, ended.id])
      expect((await revoke(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it("ends another admin's key, and says on record who did", async () => {
    const { id, text } = await insertApiKey(app.sql, (await insertAdmin(app.sql)).id);
    expect((await patients(app.client(text))).status).toBe(200);
    expect((await revoke(id)).data).toEqual({ revokeApiKey: true });
    expect((await patients(app.client(text))).status).toBe(401);
    expect(await app.sql('select verb, actor_id, subject_type from audit_event where subject_id = $1', [id])).toEqual([
      { verb: 'apiKey.revoke', actor_id: account.id, subject_type: 'apiKey' },
    ]);
  });
});
