import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.js';
import { readConfig, ROOT_DIR } from './config.js';
import { StartupError } from './errors/startup-error.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());

const SECRET = '0123456789abcdef'.repeat(2);
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder.dir, ...env });

/** The sentences with which an environment is refused. */
function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message.split('\n');
  }
  return [];
}

/** All that production needs. */
const production: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:secret@db:5432/physio',
  PUBLIC_URL: 'https://clinic.example',
  SESSION_SECRET: SECRET,
  OTP_PEPPER: SECRET,
  SMS_PROVIDER: 'http',
  SMS_URL: 'https://sms.example/send',
  SMS_API_KEY: 'key',
  SMS_SENDER: 'PHYSIO',
  SMS_DLT_ENTITY_ID: '1',
  SMS_DLT_TEMPLATE_ID: '2',
  SMS_DLT_CHANGED_TEMPLATE_ID: '3',
  SMS_DLT_WRONG_CODES_TEMPLATE_ID: '4',
};

describe('an empty environment', () => {
  it('runs on this machine alone, with the embedded database, sample data and codes on the screen', () => {
    expect(read({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      sampleData: true,
      sms: { providers: [{ provider: 'console' }], timeoutSeconds: 5 },
      storage: { kind: 'disk' },
      hidesAdmins: false,
      cookieSecure: false,
      trustedProxies: 0,
      logLevel: 'warn',
    });
  });

  it('keeps secrets of its own, the same at the next start', () => {
    const { sessionSecrets, otpPeppers, auditSecrets } = read({});
    expect(auditSecrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(auditSecrets[0]).not.toBe(sessionSecrets[0]);
    expect(sessionSecrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(otpPeppers[0]?.length).toBeGreaterThanOrEqual(32);
    expect(otpPeppers[0]).not.toBe(sessionSecrets[0]);
    expect(read({})).toMatchObject({ sessionSecrets, otpPeppers, auditSecrets });
  });

  it('is the same when its variables are there and blank', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SMS_PROVIDER: '', OTP_TRIES: '', COOKIE_SECURE: '' })).toEqual(read({}));
  });
});

describe('a value', () => {
  it('of another database turns the sample data off, and serves migrations too', () => {
    const url = 'postgresql://user:password@host/name';
    expect(read({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url, migrationUrl: url, sampleData: false });
    expect(read({ DATABASE_URL: url, MIGRATION_URL: `${url}2`, SAMPLE_DATA: 'on' })).toMatchObject({
      migrationUrl: `${url}2`,
      sampleData: true,
    });
  });

  it('of the port is part of the address; an address is kept without slashes at its end', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ PUBLIC_URL: 'https://physio.example//' }).publicUrl).toBe('https://physio.example');
  });

  it('listens for messages of hospitals where it is told to, and on its own address unless told otherwise', () => {
    expect(read({ HOST: '0.0.0.0' }).hl7).toBeUndefined();
    expect(read({ HOST: '0.0.0.0', HL7_PORT: '2575' }).hl7).toEqual({ host: '0.0.0.0', port: 2575 });
    expect(read({ HL7_HOST: '10.0.0.1', HL7_PORT: '0' }).hl7).toEqual({ host: '10.0.0.1', port: 0 });
  });

  it('of the hours until a note locks may be a part of one, and is refused where it is no number above zero (bench §3)', () => {
    expect(read({}).noteLockHours).toBe(24);
    expect(read({ NOTE_LOCK_HOURS: '0.5' }).noteLockHours).toBe(0.5);
    for (const wrong of ['soon', '0', '-1', '24h'])
      expect(problemsOf({ NOTE_LOCK_HOURS: wrong })).toEqual([expect.stringContaining('NOTE_LOCK_HOURS')]);
  });

  it('of the seconds for which a text is held back may be 0, and is refused where it is no number (bench §6)', () => {
    expect(read({}).messageHoldSeconds).toBe(60);
    expect(read({ MESSAGE_HOLD_SECONDS: '0' }).messageHoldSeconds).toBe(0);
    for (const wrong of ['soon', '-1', '3601'])
      expect(problemsOf({ MESSAGE_HOLD_SECONDS: wrong })).toEqual([expect.stringContaining('MESSAGE_HOLD_SECONDS')]);
  });

  it('of the session secret may be a list: the first signs, all verify', () => {
    expect(read({ SESSION_SECRET: ` ${SECRET}new, ${SECRET}old ,`, OTP_PEPPER: SECRET }).sessionSecrets).toEqual([
      `${SECRET}new`,
      `${SECRET}old`,
    ]);
  });

  it('of the admin door says whether it tells which numbers are admins (OTP-14)', () => {
    expect(read({ ADMIN_ENUMERATION: 'strict' }).hidesAdmins).toBe(true);
    expect(read({ ADMIN_ENUMERATION: 'fenced' }).hidesAdmins).toBe(false);
  });

  it.each([
    ['PORT', 'eighty'],
    ['HL7_PORT', '70000'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'physio.example'],
    ['PUBLIC_URL', 'ftp://physio.example'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'postgres://app:pa#ss@db:5432/physio'],
    ['MIGRATION_URL', 'postgres://app:secret@db:99999/physio'],
    ['MIGRATION_URL', 'host'],
    ['SAMPLE_DATA', 'yes'],
    ['SMS_PROVIDER', 'pigeon'],
    ['ADMIN_ENUMERATION', 'on'],
    ['COOKIE_SECURE', 'true'],
    ['TRUSTED_PROXIES', 'all'],
    ['TRUSTED_PROXIES', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['OTP_TRIES', 'five'],
    ['OTP_TRIES', '-1'],
    ['PDF_MAX_ROWS', '1.5'],
    ['WEBHOOK_RETRY_SECONDS', '5;300'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });
});

describe('production', () => {
  it('starts with all that it needs, with secure cookies and no sample data', () => {
    expect(read(production)).toMatchObject({
      production: true,
      cookieSecure: true,
      sampleData: false,
      logLevel: 'info',
      sms: { providers: [{ provider: 'http', url: 'https://sms.example/send', dltEntityId: '1' }] },
    });
  });

  it('seals the audit trail with AUDIT_KEY, which may be a list, and with the session secrets where there is none', () => {
    expect(read(production).auditSecrets).toEqual([SECRET]);
    const AUDIT_KEY = `${SECRET}new,${SECRET}old`;
    expect(read({ ...production, AUDIT_KEY }).auditSecrets).toEqual([`${SECRET}new`, `${SECRET}old`]);
    const lists = { OTP_PEPPER: AUDIT_KEY, SMART_SIGNING_KEY: AUDIT_KEY, METRICS_TOKEN: AUDIT_KEY };
    const { otpPeppers, smartSigningKeys, metricsTokens } = read({ ...production, ...lists });
    for (const list of [otpPeppers, smartSigningKeys, metricsTokens])
      expect(list).toEqual([`${SECRET}new`, `${SECRET}old`]);
  });

  it('refuses an empty environment with every reason at once', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'NODE_ENV=production: SMS_PROVIDER=console prints sign-in codes: set SMS_PROVIDER=http',
      'NODE_ENV=production: SESSION_SECRET of at least 32 bytes is required',
      'NODE_ENV=production: OTP_PEPPER of at least 32 bytes is required',
      'NODE_ENV=production: PUBLIC_URL is required: links, cookies and the origin check need the address of the site',
    ]);
  });

  it.each([
    ['codes on the screen', { SMS_PROVIDER: 'console' }, 'SMS_PROVIDER'],
    ['a session secret of repeated letters', { SESSION_SECRET: 'ab'.repeat(32) }, 'SESSION_SECRET'],
    ['a pepper of repeated letters', { OTP_PEPPER: 'x'.repeat(64) }, 'OTP_PEPPER'],
    ['no address of the site', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['a site without TLS', { PUBLIC_URL: 'http://clinic.example' }, 'PUBLIC_URL'],
    ['a gateway without TLS', { SMS_URL: 'http://sms.example/send' }, 'SMS_URL'],
    ['cookies without TLS', { COOKIE_SECURE: 'off' }, 'COOKIE_SECURE'],
    ['another word for production', { NODE_ENV: 'prod' }, 'NODE_ENV'],
    ['an admin session of a day', { ADMIN_SESSION_HOURS: '24' }, 'ADMIN_SESSION_HOURS'],
    ['a key of two years', { API_KEY_MAX_DAYS: '730' }, 'API_KEY_MAX_DAYS'],
    ['sample accounts', { SAMPLE_DATA: 'on' }, 'SAMPLE_DATA'],
    ['a short session secret', { SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET'],
    ['a short one in a list of secrets', { SESSION_SECRET: `${SECRET},short` }, 'SESSION_SECRET'],
    ['a list of nothing', { SESSION_SECRET: ','.repeat(40) }, 'SESSION_SECRET'],
    ['a short pepper', { OTP_PEPPER: 'x'.repeat(31) }, 'OTP_PEPPER'],
    ['a short one in a list of peppers', { OTP_PEPPER: `${SECRET},short` }, 'OTP_PEPPER'],
    ['a short one in a list of signing keys', { SMART_SIGNING_KEY: `${SECRET},short` }, 'SMART_SIGNING_KEY'],
    ['a short key of the audit trail', { AUDIT_KEY: `${SECRET},short` }, 'AUDIT_KEY'],
    ['no pepper', { OTP_PEPPER: undefined }, 'OTP_PEPPER'],
    ['a gateway without its key', { SMS_API_KEY: undefined }, 'SMS_API_KEY'],
    ['a gateway without the ids that India asks for', { SMS_DLT_TEMPLATE_ID: '' }, 'SMS_DLT_TEMPLATE_ID'],
    [
      'a bucket without its key',
      { STORAGE: 's3', S3_BUCKET_URL: 'https://s3.example/b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k' },
      'S3_SECRET_ACCESS_KEY',
    ],
    ['a code that lives an hour', { OTP_TTL_SECONDS: '3600' }, 'OTP_TTL_SECONDS'],
    ['more tries', { OTP_TRIES: '6' }, 'OTP_TRIES'],
  ])('refuses %s', (_what, env, name) => {
    expect(problemsOf({ ...production, ...env })).toEqual([expect.stringContaining(name)]);
  });
});

describe('the limits', () => {
  const printed = read({}).limits;
  const real = read(production).limits;

  it('are those of the requirements where codes are sent', () => {
    expect(real).toMatchObject({
      otpTtlSeconds: 300,
      otpTries: 5,
      otpResendSeconds: 60,
      otpSendsPerPhoneAndIpHour: 5,
      otpSendsPerPhoneAndIpDay: 10,
      otpSendsPerPhoneHour: 15,
      otpSendsPerPhoneDay: 30,
      otpSendsPerDeviceHour: 5,
      otpSendsPerIpHour: 30,
      otpSendsPerIpDay: 100,
      otpSendsInAllHour: 600,
      otpFailuresPerIpHour: 60,
      otpFailuresPerPhoneAndIpDay: 20,
      otpFailuresPerPhoneDay: 100,
      authenticatorFailuresPerPhoneDay: 200,
      adminTriesPerIpHour: 5,
      adminTriesInAllHour: 100,
      adminFloorMs: 200,
      deviceDays: 400,
      adminIdleMinutes: 15,
      adminSessionHours: 12,
      staffIdleMinutes: 30,
      staffSessionHours: 12,
      patientIdleMinutes: 60,
      patientSessionHours: 24,
      exportsPerAdminHour: 10,
      graphqlCostVisitor: 1_000,
      graphqlCostSignedIn: 5_000,
      pdfMaxRows: 5_000,
    });
  });

  it('are wide where codes are printed, but for the tries and the life of a code', () => {
    expect(printed).toMatchObject({
      otpResendSeconds: 0,
      otpSendsPerPhoneHour: 1_000,
      otpTries: 5,
      otpTtlSeconds: 300,
    });
  });

  /** The variables of limits.ts with their numbers, out of its table. */
  const source = readFileSync(path.join(ROOT_DIR, 'backend/src/platform/limits/limits.ts'), 'utf8');
  const variables = [...source.matchAll(/\['([A-Z_]+)', ([\d_]+), ([\d_]+)\]/g)].map(
    ([, name = '', usual = '', wide = '']) =>
      [name, Number(usual.replaceAll('_', '')), Number(wide.replaceAll('_', ''))] as const,
  );

  it.each(variables)('%s can be set', (name, usual) => {
    const changed = Object.entries(read({ [name]: String(usual + 1) }).limits).filter(
      ([limit, value]) => value !== printed[limit as keyof typeof printed],
    );
    expect(changed.map(([, value]) => value)).toEqual([usual + 1]);
  });

  it.each(variables.filter(([name, usual, wide]) => /^(OTP_|ADMIN_TRIES_|ADMIN_FLOOR_)/.test(name) && usual !== wide))(
    '%s may be %i where codes are sent, and not %i, as where they are printed',
    (name, usual, wide) => {
      expect(problemsOf({ ...production, [name]: String(usual) })).toEqual([]);
      expect(problemsOf({ ...production, [name]: String(wide) })).toEqual([expect.stringContaining(name)]);
    },
  );

  it('stand in .env.example, as every other variable does', () => {
    const example = readFileSync(path.join(ROOT_DIR, '.env.example'), 'utf8');
    for (const [name, usual] of variables) expect(example).toContain(`\n# ${name}=${usual}\n`);
    const config = readFileSync(path.join(ROOT_DIR, 'backend/src/platform/config.ts'), 'utf8');
    const names = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): optional\(/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name !== 'NODE_ENV' && !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
  });
});
