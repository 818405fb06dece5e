import { once } from 'node:events';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../test/builders.js';
import { freePort } from '../test/free-port.js';
import { importForm } from '../test/import-access.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import type { Sql } from '../test/test-app.js';
import { TestClient } from '../test/test-client.js';
import { createTestDatabase, runSql, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, times } from './form.js';

const PATIENCE = { timeout: 60_000, interval: 50 };
const ROWS = 3_000;

/** So long each chunk takes that a kill meets one. */
const SLOWLY = `create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
  create trigger take_time before insert on patient for each statement execute function take_time()`;

let database: TestDatabase;
let folder: { dir: string; remove(): void };
let pool: Pool;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  await runSql(database.ownerUrl, SLOWLY);
  folder = makeTemporaryFolder();
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await pool.end();
  await database.drop();
  folder.remove();
});

const sql: Sql = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];
const dealt = async () => {
  const [row] = await sql<{ dealt: number }>('select created + unchanged + failed as dealt from patient_import');
  return row?.dealt ?? 0;
};
const count = async (table: string) => (await sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

it(
  'an import whose server is killed again and again goes on when the lease is over, and makes each record once (law 9)',
  async () => {
    const settings = { PORT: String(await freePort()) };
    const start = async () => {
      server = spawnServer(database, folder.dir, settings);
      await server.ready;
    };
    await start();
    const phone = (await insertAdmin(sql)).phone.slice(3);
    const browser = new TestClient(`http://127.0.0.1:${settings.PORT}`);
    await browser.rest('POST', '/admin/send-otp', { phoneNumber: phone });
    await browser.rest('POST', '/admin/verify-otp', { phoneNumber: phone, otp: server.codes.get(phone) });
    const lines = Array.from({ length: ROWS }, (_, index) => `Patient ${index},${7_000_000_000 + (index % 2_900)}`);
    const { status } = await browser.rest(
      'POST',
      '/admin/patients/imports',
      importForm(['Name,Phone', ...lines].join('\n')),
    );
    expect(status).toBe(202);

    for (let kill = 0; kill < times(1, 3); kill++) {
      const before = await dealt();
      await expect.poll(dealt, PATIENCE).toBeGreaterThan(before);
      const ended = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await ended;
      const done = await dealt();
      expect(done).toBeLessThan(ROWS);
      expect(done % 500).toBe(0);
      expect(await count('patient')).toBe(done);
      expect(await sql('select lease_until > now() as holds from patient_import')).toEqual([{ holds: true }]);
      await sql('update patient_import set lease_until = now()');
      await start();
    }
    await expect
      .poll(() => sql('select status, created, failed from patient_import'), PATIENCE)
      .toEqual([{ status: 'DONE', created: ROWS, failed: 0 }]);
    expect(await count('patient')).toBe(ROWS);
    // A hundred are further persons on a number that an earlier one has.
    expect(await count(`app_user where user_type = 'patient'`)).toBe(ROWS - 100);
    expect(await count(`audit_event where details ? 'importId'`)).toBe(ROWS);
  },
  FAULT_TIME,
);
