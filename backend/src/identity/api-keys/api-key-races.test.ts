import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { insertAdmin, insertApiKey, type UserRow } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
});
afterAll(() => app.close());

/** How a mutation ended. */
async function endingOf(mutation: string): Promise<string> {
  return (await admin.graphql(`mutation { ${mutation} }`)).body.errors?.[0]?.extensions.code ?? 'done';
}

const create = (name: string) => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  return endingOf(
    `createApiKey(input: { name: "${name}", scopes: [PATIENTS_READ], expiresAt: "${expiresAt}" }) { secret }`,
  );
};

/** How two mutations end that both have got as far as somebody else's lock lets them before it is given back. */
async function together(lock: string, mutations: (() => Promise<string>)[]): Promise<string[]> {
  const holder = await app.connections.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const endings = Promise.all(mutations.map((mutation) => mutation()));
    const waiting = () =>
      app.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), { timeout: 20_000 });
    await holder.query('commit');
    return (await endings).toSorted();
  } finally {
    holder.release();
  }
}

const NO_WRITES = 'lock table api_key in exclusive mode';

it('a key that is asked for twice at once is made once (ID-2)', async () => {
  expect(await together(NO_WRITES, [() => create('Twice'), () => create('Twice')])).toEqual(['ALREADY_EXISTS', 'done']);
});

it('of two keys that are asked for at once one is the tenth', async () => {
  for (let live = 0; live < 9; live++) await insertApiKey(app.sql, account.id);
  expect(await together(NO_WRITES, [() => create('A'), () => create('B')])).toEqual(['WRONG_STATE', 'done']);
});

it('a key that is revoked twice at once is revoked once, with one line in the audit trail', async () => {
  const { id } = await insertApiKey(app.sql, account.id);
  const revoke = () => endingOf(`revokeApiKey(id: "${id}")`);
  const lock = `select from api_key where id = '${id}' for update`;
  expect(await together(lock, [revoke, revoke])).toEqual(['NOT_FOUND', 'done']);
  expect(await app.sql('select verb from audit_event where subject_id = $1', [id])).toEqual([
    { verb: 'apiKey.revoke' },
  ]);
});
