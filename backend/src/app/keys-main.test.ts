import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrol } from '../../test/authenticator-calls.js';
import { built } from '../../test/built-program.js';
import { freshPhone, insertAdmin } from '../../test/builders.js';
import { runCommand } from '../../test/run-command.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import { keysCommand } from './keys-command.js';
import { keyIdOf } from '../platform/keys/key-ring.js';

const OLD = 'the old pepper of the tests of this command';
const NEW = 'the new pepper of the tests of this command';
const OTHER = 'a session secret of the tests of this command';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { otpPeppers: [OLD] } });
  await enrol(app, await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  await app.client().rest('POST', '/users/send-otp', { phoneNumber: freshPhone() });
});
afterAll(() => app.close());

/** Settings of the server. */
const settings = (OTP_PEPPER: string) => ({
  ...process.env,
  DATABASE_URL: app.database.appUrl,
  MIGRATION_URL: app.database.ownerUrl,
  SESSION_SECRET: OTHER,
  OTP_PEPPER,
  SMART_SIGNING_KEY: OTHER,
});
const run = async (pepper: string) => (await runCommand(keysCommand, [], settings(pepper))).stdout;
/** The lines of a secret. */
const linesOf = (printed: string, name: string) => new RegExp(`^${name}\\n(( .*\\n)*)`, 'm').exec(printed)?.[1];

it('npm run keys refuses what it does not take', async () => {
  const program = promisify(execFile)(process.execPath, [built('keys/keys-main.js'), '--help'], { env: settings(OLD) });
  await expect(program).rejects.toMatchObject({ code: 1, stderr: 'npm run keys takes no arguments.\n' });
}, 120_000); // builds it, where nothing did before

it('says what each secret made, and what still needs an old one; never a secret (SE-1)', async () => {
  const [old, newest] = [OLD, NEW].map(keyIdOf);
  const counted = ['1 secrets of authenticator apps', '10 unused recovery codes', '2 keys of remembered devices'];
  const alone = await run(OLD);
  expect(linesOf(alone, 'OTP_PEPPER')).toContain(`  ${old}  makes what is new: `);
  for (const count of counted) expect(linesOf(alone, 'OTP_PEPPER')).toContain(count);

  const both = linesOf(await run(`${NEW},${OLD}`), 'OTP_PEPPER') ?? '';
  expect(both).toContain(`  ${newest}  makes what is new\n  ${old}  old, still needed by\n`);
  for (const count of counted) expect(both).toContain(`    ${count}: `);

  const lost = await run(NEW);
  expect(linesOf(lost, 'OTP_PEPPER')).toContain(`  NOT IN FORCE  ${old}: 10 unused recovery codes cannot be used.`);
  expect(linesOf(lost, 'SESSION_SECRET')).toBe(`  ${keyIdOf(OTHER)}  makes what is new\n`);
  for (const secret of [OLD, NEW, OTHER]) expect(alone + both + lost).not.toContain(secret);
});
