import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTION_LIMITS } from '../src/platform/db/database.js';
import { migrate } from '../src/platform/db/migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import { FAULT_TIME, tell } from './form.js';

let folder: { dir: string; remove(): void };
let postgres: EmbeddedPostgres;
let app: TestApp;
let outside: Client;
beforeAll(async () => {
  folder = makeTemporaryFolder();
  postgres = await startEmbeddedPostgres({ dataDir: folder.dir, log: () => undefined });
  await migrate(postgres.ownerUrl);
  const database = { ...postgres, drop: async () => undefined };
  app = await createTestApp({ database, connectionLimits: CONNECTION_LIMITS });
  outside = new Client(postgres.superuserUrl);
  await outside.connect();
}, FAULT_TIME);
afterAll(async () => {
  await outside.end();
  await app.close();
  await postgres.stop();
  folder.remove();
});

it(
  'a backend that freezes while it waits for a lock leaves no request hanging: its own limit no longer ends the wait',
  async () => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const { id } = await insertPatient(app.sql);
    await outside.query('begin');
    await outside.query('select from patient where id = $1 for update', [id]);
    const asked = Date.now();
    const answer = admin.rest('DELETE', `/admin/patients/${id}`);
    const waiting = async () => {
      const { rows } = await outside.query<{ pid: number }>(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and pid = any(select pid from pg_locks where not granted)",
      );
      return rows[0]?.pid;
    };
    await expect.poll(waiting, { timeout: 1_500, interval: 20 }).toBeDefined();
    const pid = (await waiting()) ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      expect((await answer).status).toBe(503);
      tell(`a backend frozen behind a lock: 503 after ${Date.now() - asked} ms`);
      expect((await admin.rest('GET', '/admin/patients')).status).toBe(200);
    } finally {
      process.kill(pid, 'SIGCONT');
      await outside.query('rollback');
    }
    const [record] = await app.sql('select deleted_at from patient where id = $1', [id]);
    expect(record).toEqual({ deleted_at: null });
  },
  FAULT_TIME,
);
