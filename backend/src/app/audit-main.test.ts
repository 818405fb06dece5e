import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from '../../test/built-program.js';
import { runCommand } from '../../test/run-command.js';
import { createTestDatabase, runSql, type TestDatabase } from '../../test/test-database.js';
import { auditCommand } from './audit-command.js';
import { createLogger } from '../platform/logger.js';
import { sealKeys } from '../platform/audit/audit-seal.js';
import { AuditSealer } from '../platform/audit/audit-sealer.js';

const AUDIT_KEY = 'a'.repeat(32);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await runSql(
    database.appUrl,
    `insert into audit_event (actor_role, verb, outcome, request_id)
     select 'admin', 'patient.list', 'done', 'r' from generate_series(1, 1200)`,
  );
  const pool = new Pool({ connectionString: database.appUrl }).on('error', () => undefined);
  await new AuditSealer({ pool, keys: sealKeys([AUDIT_KEY]), logger: createLogger('silent') }).seal();
  await pool.end();
});
afterAll(() => database.drop());

/** Settings of production. */
const settings = () => ({
  ...process.env,
  DATABASE_URL: database.appUrl,
  MIGRATION_URL: database.ownerUrl,
  SESSION_SECRET: 'x'.repeat(32),
  OTP_PEPPER: 'y'.repeat(32),
  AUDIT_KEY,
});
const run = (...args: string[]) => runCommand(auditCommand, args, settings());

it('npm run audit says in a sentence what it does not take, and fails', async () => {
  const program = promisify(execFile)(process.execPath, [built('audit/audit-main.js'), '--help'], { env: settings() });
  await expect(program).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Give a seal as it was printed, number:code, or nothing.\n',
  });
}, 120_000); // builds it, where nothing did before

it('tells how much was checked and names the newest seal; which does not fit any more when a row was edited (AD-3)', async () => {
  const { stdout } = await run();
  const [, newest = ''] =
    /^Every seal fits\. Seals: 1; rows under them: 1,200; rows too new for one: 0\. Newest seal: (1:[0-9a-f]{64})\n$/.exec(
      stdout,
    ) ?? [];
  expect(newest).not.toBe('');
  expect((await run(newest)).stdout).toBe(stdout);

  // The owner of the tables can take the guard away; the seal stays.
  await runSql(database.ownerUrl, 'alter table audit_event disable trigger user');
  await runSql(database.ownerUrl, `update audit_event set verb = 'patient.delete' where id = 700`);
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Seal 1 does not fit: its rows are no longer what they were.\n',
  });
});
