import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../test/builders.js';
import { built } from '../../test/built-program.js';
import { runCommand } from '../../test/run-command.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import { told } from '../../test/told.js';
import { adminCommand } from './admin-command.js';

const PHONE = '+919812345670';
const SIGNS_IN = `Admin ${PHONE} can sign in at https://clinic.example/login\n`;
const USAGE = 'Usage: npm run admin -- NUMBER [--name NAME] [--enable] [--yes] [--reset-factors]\n';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from session'));
afterEach(async () => {
  await app.sql('delete from message');
  await app.sql('delete from app_user');
});

/** Settings of production, of the database on which a server runs. */
const settings = (env: Record<string, string> = {}) => ({
  ...process.env,
  DATABASE_URL: app.database.appUrl,
  MIGRATION_URL: app.database.ownerUrl,
  PUBLIC_URL: 'https://clinic.example',
  SESSION_SECRET: 'x'.repeat(32),
  OTP_PEPPER: 'y'.repeat(32),
  ...env,
});

/** The program itself, which takes seconds to load. */
const start = (args: string[]) =>
  promisify(execFile)(process.execPath, [built('staff/admin-main.js'), ...args], { env: settings() });

/** What the program does, without its start. */
const run = (args: string[], env: Record<string, string> = {}) => runCommand(adminCommand, args, settings(env));

const refusal = (sentence: string | RegExp) => ({
  code: 1,
  stdout: '',
  stderr: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
});

const accounts = () => app.sql('select phone, user_type, full_name, disabled_at from app_user order by phone');
const lines = () =>
  app.sql(`select verb, outcome, actor_id, ip from audit_event where actor_role = 'console' order by id`);
const notices = () => app.sql('select kind, by_id, subject from security_notice');
const lastDays = () => app.sql("select to_char(last_day, 'YYYY-MM-DD') as day from app_user");
const ADMIN = { phone: PHONE, user_type: 'admin', full_name: '', disabled_at: null };

describe('npm run admin refuses in a sentence, and changes nothing,', () => {
  it.each([
    [[], USAGE],
    [['--help'], USAGE],
    [['12345'], `12345 is no Indian mobile number. ${USAGE}`],
    [['+44 20 7946 0958'], `+44 20 7946 0958 is no Indian mobile number. ${USAGE}`],
    [[PHONE, '--name', ' '], `Full name is required. ${USAGE}`],
  ])('%j', async (args, sentence) => {
    await expect(run(args)).rejects.toMatchObject(refusal(sentence));
    expect(await accounts()).toEqual([]);
  });

  it('as a program, too', async () => {
    await expect(start(['12345'])).rejects.toMatchObject(refusal(`12345 is no Indian mobile number. ${USAGE}`));
    expect(await accounts()).toEqual([]);
  }, 120_000); // builds it, where nothing did before

  it('without a database, and with one that is not up to date', async () => {
    const nowhere = 'postgres://nobody:x@127.0.0.1:1/none';
    const away = { DATABASE_URL: nowhere, MIGRATION_URL: nowhere };
    await expect(run([PHONE], away)).rejects.toMatchObject(
      refusal(/^The database 127\.0\.0\.1:1 could not be reached.*\n$/),
    );
    const url = new URL(app.database.ownerUrl);
    url.pathname = '/postgres';
    const empty = { DATABASE_URL: url.href, MIGRATION_URL: url.href };
    await expect(run([PHONE], empty)).rejects.toMatchObject(refusal(/^The database is not up to date\. .*\n$/));
  });

  it('for an admin who is switched off, unless that is meant', async () => {
    await insertAdmin(app.sql, { phone: PHONE, disabled_at: new Date() });
    await expect(run([PHONE, '--yes'])).rejects.toMatchObject(refusal(/is switched off\. Add --enable/));
    expect(await accounts()).toMatchObject([{ disabled_at: expect.any(Date) }]);
    const before = await lines();
    expect(await run([PHONE, '--enable'])).toEqual({ stdout: SIGNS_IN, stderr: '' });
    expect(await accounts()).toMatchObject([{ disabled_at: null }]);
    expect((await lines()).slice(before.length)).toMatchObject([{ verb: 'user.enable', outcome: 'done' }]);
  });

  it('for an admin whose last day has passed, unless that is meant', async () => {
    await insertAdmin(app.sql, { phone: PHONE, last_day: '2020-01-31' });
    await expect(run([PHONE, '--yes'])).rejects.toMatchObject(refusal(/is switched off\. Add --enable/));
    expect(await lastDays()).toEqual([{ day: '2020-01-31' }]);
    expect((await run([PHONE, '--enable'])).stdout).toBe(SIGNS_IN);
    expect(await lastDays()).toEqual([{ day: null }]);
  });

  it('beside another admin, unless that is meant', async () => {
    const other = await insertAdmin(app.sql);
    await expect(run([PHONE])).rejects.toMatchObject(refusal(/^Other admins can sign in already, .* Add --yes/));
    expect(await accounts()).toHaveLength(1);
    expect((await run([PHONE, '--yes'])).stdout).toBe(SIGNS_IN);
    expect(new Set((await accounts()).map(({ phone }) => phone))).toEqual(new Set([PHONE, other.phone]));
    // The one who was there is told of it, and a first one would have nobody to tell (AU-11).
    expect(await notices()).toEqual([{ kind: 'ADMIN_ADDED', by_id: null, subject: PHONE }]);
    expect(await told(app, 'SECURITY_NOTICE')).toEqual([other.phone]);
  });
});

describe('npm run admin', () => {
  it('makes the first admin, who signs in; a patient with the number keeps their account', async () => {
    await insertUser(app.sql, { phone: PHONE });
    await insertAdmin(app.sql, { disabled_at: new Date() });
    const [before, noticesBefore] = [await lines(), await notices()];
    expect(await start(['98123', '45670', '--name', 'Asha Verma'])).toEqual({ stdout: SIGNS_IN, stderr: '' });
    expect((await accounts()).filter(({ phone }) => phone === PHONE)).toHaveLength(2);
    expect((await lines()).slice(before.length)).toEqual([
      { verb: 'staff.makeAdmin', outcome: 'done', actor_id: null, ip: null },
    ]);
    expect(await notices()).toEqual(noticesBefore);
    const admin = await app.signIn(PHONE, 'admin');
    const me = await admin.rest<{ data: object }>('GET', '/users/me');
    expect(me.body.data).toMatchObject({ Fullname: 'Asha Verma', userType: 'admin' });
    expect((await admin.rest('GET', '/admin/patients/stats')).status).toBe(200);
  });

  it('leaves an admin who is yet to leave as they are', async () => {
    await insertAdmin(app.sql, { phone: PHONE, last_day: '2999-12-31' });
    expect((await run([PHONE])).stdout).toBe(SIGNS_IN);
    expect(await lastDays()).toEqual([{ day: '2999-12-31' }]);
  });

  it('names the one that is there when it is done again, and changes nothing', async () => {
    await run([PHONE]);
    const [before, onRecord] = [await accounts(), await lines()];
    expect(before).toEqual([ADMIN]);
    expect(await run([PHONE, '--name', 'Somebody'])).toEqual({ stdout: SIGNS_IN, stderr: '' });
    expect(await accounts()).toEqual(before);
    expect(await lines()).toEqual(onRecord);
  });

  it('makes one admin when it runs twice at once, also for two numbers', async () => {
    const same = await Promise.all([run([PHONE]), run([PHONE])]);
    expect(same.map(({ stdout }) => stdout)).toEqual([SIGNS_IN, SIGNS_IN]);
    expect(await accounts()).toEqual([ADMIN]);
    await app.sql('delete from app_user');
    const two = await Promise.allSettled([run([PHONE]), run(['9812345671'])]);
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await accounts()).toHaveLength(1);
  });
}, 60_000);

describe('npm run admin -- NUMBER --reset-factors', () => {
  const RESET = [PHONE, '--reset-factors'];
  const factorsOf = () => app.sql('select kind from authenticator');
  const addFactor = (userId: string) =>
    app.sql(
      `insert into authenticator (id, user_id, kind, credential_id, public_key, sign_count, created_at, confirmed_at)
       values (gen_random_uuid(), $1, 'PASSKEY', 'id', 'key', 0, now(), now())`,
      [userId],
    );
  afterEach(async () => {
    await app.sql('delete from authenticator');
    await app.sql('delete from second_factor_role');
  });

  it('refuses where there is no such admin, or no factor, and makes nobody', async () => {
    await expect(run(RESET)).rejects.toMatchObject(refusal(`There is no admin ${PHONE}.\n`));
    expect(await accounts()).toEqual([]);
    await insertAdmin(app.sql, { phone: PHONE });
    await expect(run(RESET)).rejects.toMatchObject(refusal(`The admin ${PHONE} has no second factor.\n`));
  });

  it('is the way back of the last admin: the factors go, the sessions end, and it is told and on record', async () => {
    const { id } = await insertAdmin(app.sql, { phone: PHONE });
    await app.signIn(PHONE, 'admin');
    await addFactor(id);
    await app.sql("insert into second_factor_role (role) values ('admin')");
    const [before, told] = [await lines(), await notices()];
    expect(await run(RESET)).toEqual({
      stdout: `The second factors of the admin ${PHONE} were removed.\nAdmin ${PHONE} can sign in at https://clinic.example/login\n`,
      stderr: '',
    });
    expect([await factorsOf(), await app.sql('select from session')]).toEqual([[], []]);
    expect((await lines()).slice(before.length)).toEqual([
      { verb: 'factor.reset', outcome: 'done', actor_id: null, ip: null },
    ]);
    expect((await notices()).slice(told.length)).toEqual([
      { kind: 'FACTORS_RESET', by_id: null, subject: 'Asha Verma' },
    ]);
    const admin = await app.signIn(PHONE, 'admin');
    const { body } = await admin.graphql<{ myFactors: { step: string } }>('{ myFactors { step } }');
    expect(body.data?.myFactors.step).toBe('ENROLMENT');
  });
}, 60_000);
