import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.js';
import { spawnServer, type ServerProcess } from '../../../test/server-process.js';
import { TestClient } from '../../../test/test-client.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { migrate, MIGRATION_LIMITS } from '../db/migrate.js';

const PATIENCE = { timeout: 50_000, interval: 50 };

let database: TestDatabase;
let folder: { dir: string; remove(): void };
/** Somebody else who uses the database. */
let other: Client;
let watcher: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  watcher = new Client(database.ownerUrl);
  await watcher.connect();
  folder = makeTemporaryFolder();
});
afterAll(async () => {
  await watcher.end();
  folder.remove();
  await database.drop();
});
beforeEach(async () => {
  other = new Client(database.ownerUrl);
  await other.connect();
});
afterEach(() => other.end());

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await watcher.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}

describe('a server whose migrations wait', () => {
  let server: ServerProcess;
  let browser: TestClient;
  beforeEach(async () => {
    await other.query('select pg_advisory_lock(7406221)');
    const port = await freePort();
    server = spawnServer(database, folder.dir, { PORT: String(port) });
    browser = new TestClient(`http://127.0.0.1:${port}`);
    await expect.poll(waiting, PATIENCE).toBe(1);
  });
  afterEach(() => server.process.kill('SIGKILL'));

  it('answers every request: it lives, is not ready, and asks to come again (RE-3)', async () => {
    const lives = await browser.send('/livez');
    expect([lives.status, await lives.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await browser.send('/readyz');
    expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
      503,
      '3',
      { status: 'starting' },
    ]);
    const refusal = {
      message: 'The service is starting. Please try again in a moment.',
      code: 'UNAVAILABLE',
      reasons: [{ code: 'STARTING', values: {} }],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    };
    for (const [method, path] of [
      ['GET', '/users/me'],
      ['POST', '/users/send-otp'],
      ['GET', '/nowhere'],
    ] as const) {
      const { status, headers, body } = await browser.rest(method, path, method === 'POST' ? {} : undefined);
      expect([status, headers.get('retry-after'), body]).toEqual([503, '3', refusal]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await browser.send('/')).status).toBe(503);
    const { message, ...rest } = refusal;
    const extensions = { ...rest, retryAfterSeconds: 3 };
    const { status, headers, body } = await browser.graphql('{ me { id } }');
    expect([status, headers.get('retry-after'), body]).toEqual([503, '3', { errors: [{ message, extensions }] }]);
  });

  it('serves once they are done', async () => {
    await other.query('select pg_advisory_unlock(7406221)');
    await server.ready;
    expect((await browser.send('/readyz')).status).toBe(200);
    expect((await browser.rest('GET', '/users/me')).status).toBe(401);
  });

  it('ends in order when it is asked to (RE-1)', async () => {
    server.process.kill('SIGTERM');
    expect(await once(server.process, 'exit')).toEqual([0, null]);
    expect(await server.log).toBe('');
    expect(await waiting()).toBe(0);
  });
});

describe('a migration', () => {
  const quick = { lockTimeout: 50, tries: 3, pause: 0 };
  const lockTables = () => other.query('begin; lock table mikro_orm_migrations in access exclusive mode');

  it('waits 2 s for a table, ten times (RE-7)', () => {
    expect(MIGRATION_LIMITS).toMatchObject({ lockTimeout: 2_000, tries: 10 });
  });

  it('gives up a table that is never free', async () => {
    await lockTables();
    await expect(migrate(database.ownerUrl, undefined, quick)).rejects.toMatchObject({ code: '55P03' });
    await other.query('rollback');
  });

  it('goes on when the table comes free between two tries', async () => {
    await lockTables();
    const migrated = migrate(database.ownerUrl, undefined, { ...quick, lockTimeout: 300, tries: 1_000 });
    await expect.poll(waiting, PATIENCE).toBe(1);
    await other.query('rollback');
    await expect(migrated).resolves.toBeUndefined();
  });

  it('waits for another process for as long as that one takes', async () => {
    await other.query('select pg_advisory_lock(7406221)');
    const tries = { ...quick, tries: 1 };
    let isDone = false;
    const migrated = migrate(database.ownerUrl, undefined, tries).then(() => (isDone = true));
    for (let seen = 0; seen < 2; seen++) {
      await expect.poll(waiting, PATIENCE).toBe(1);
      await expect.poll(waiting, { ...PATIENCE, interval: 1 }).toBe(0);
    }
    expect(isDone).toBe(false);
    await other.query('select pg_advisory_unlock(7406221)');
    await migrated;
  });
});
