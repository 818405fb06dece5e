import { afterAll, beforeAll, expect, it } from 'vitest';
import { importForm } from '../test/import-access.js';
import { runSql } from '../test/test-database.js';
import { FAULT_TIME, times } from './form.js';
import { KillableServer } from './killable-server.js';

const PATIENCE = { timeout: 60_000, interval: 50 };
const ROWS = 3_000;

/** So long each chunk takes that a kill meets one. */
const SLOWLY = `create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
  create trigger take_time before insert on patient for each statement execute function take_time()`;

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.prepare();
  await runSql(server.database.ownerUrl, SLOWLY);
});
afterAll(() => server.close());

const dealt = async () => {
  const [row] = await server.sql<{ dealt: number }>('select created + unchanged + failed as dealt from patient_import');
  return row?.dealt ?? 0;
};
const count = async (table: string) =>
  (await server.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

it(
  'an import whose server is killed again and again goes on when the lease is over, and makes each record once (law 9)',
  async () => {
    await server.start();
    const browser = await server.signInAdmin();
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
      await server.end();
      const done = await dealt();
      expect(done).toBeLessThan(ROWS);
      expect(done % 500).toBe(0);
      expect(await count('patient')).toBe(done);
      expect(await server.sql('select lease_until > now() as holds from patient_import')).toEqual([{ holds: true }]);
      await server.sql('update patient_import set lease_until = now()');
      await server.start();
    }
    await expect
      .poll(() => server.sql('select status, created, failed from patient_import'), PATIENCE)
      .toEqual([{ status: 'DONE', created: ROWS, failed: 0 }]);
    expect(await count('patient')).toBe(ROWS);
    // A hundred are further persons on a number that an earlier one has.
    expect(await count(`app_user where user_type = 'patient'`)).toBe(ROWS - 100);
    expect(await count(`audit_event where details ? 'importId'`)).toBe(ROWS);
  },
  FAULT_TIME,
);
