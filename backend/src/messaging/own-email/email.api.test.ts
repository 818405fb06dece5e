import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertMessage,
  insertPatientWithAccount,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { ask, codeIn, confirmEmail, handOver } from '../../../test/mail-calls.js';
import { mailConfigOf, type SmtpDouble, startSmtp, textOfMail } from '../../../test/smtp-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const SEND = 'mutation { sendEmailCode }';
const CONFIRM = 'mutation ($code: String!) { confirmEmail(code: $code) { email emailConfirmedAt } }';
const SET =
  'mutation ($given: Boolean!, $id: ID) { setChannelConsent(channel: EMAIL, given: $given, patientId: $id) { given by reaches words } }';
const CONSENTS = 'query ($id: ID) { channelConsents(patientId: $id) { channel given by reaches } }';
const TEST =
  'mutation ($provider: String!) { sendTestMessage(channel: EMAIL, provider: $provider) { isTaken sentence } }';

let smtp: SmtpDouble;
let app: TestApp;
let off: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ config: { mail: mailConfigOf(smtp) } });
  off = await createTestApp({ database: app.database });
});
afterAll(async () => {
  await off.close();
  await app.close();
  await smtp.leave();
});

let user: UserRow;
let record: { id: string };
let patient: TestClient;
beforeEach(async () => {
  app.clock.set(NOON);
  smtp.speech = 'take';
  smtp.taken.length = 0;
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  ({ user, record } = await insertPatientWithAccount(app.sql));
  await app.sql(`update app_user set email = 'meera@example.org' where id = $1`, [user.id]);
  patient = await app.signIn(user.phone);
});

const confirmedAt = async () =>
  (await app.sql('select email_confirmed_at from app_user where id = $1', [user.id]))[0]?.['email_confirmed_at'];
const getCode = async () => {
  expect(await ask(patient, SEND)).toBe(true);
  await handOver(app);
  return codeIn(smtp);
};
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const states = () => app.sql('select kind, status, error, recipient, provider from message order by created_at, id');

describe('without a mail server', () => {
  it('nothing is offered, and each operation says so', async () => {
    const browser = await off.signIn(user.phone);
    const admin = await off.signIn((await insertAdmin(off.sql)).phone, 'admin');
    expect(await ask(browser, '{ emailIsOffered }')).toBe(false);
    expect(await ask(browser, CONSENTS)).toEqual([]);
    expect(await ask(admin, '{ channels { provider } }')).toEqual([{ provider: 'console' }]);
    expect(await ask(browser, SEND)).toBe('WRONG_STATE');
    expect(await ask(browser, CONFIRM, { code: '123456' })).toBe('WRONG_STATE');
    expect(await ask(browser, SET, { given: true })).toBe('WRONG_STATE');
    expect(await ask(admin, TEST, { provider: 'smtp' })).toBe('BAD_INPUT');
  });
});

describe('an address', () => {
  it('that is missing gets no code', async () => {
    await app.sql('update app_user set email = null where id = $1', [user.id]);
    expect(await ask(patient, SEND)).toBe('WRONG_STATE');
  });

  it('is not confirmed by a wrong, expired or used code, nor by that of the address before', async () => {
    expect(await ask(patient, CONFIRM, { code: '12' })).toBe('BAD_INPUT');
    expect(await ask(patient, CONFIRM, { code: '123456' })).toBe('WRONG_OTP');
    const first = await getCode();
    expect(await ask(patient, CONFIRM, { code: first === '000000' ? '000001' : '000000' })).toBe('WRONG_OTP');
    later(11);
    expect(await ask(patient, CONFIRM, { code: first })).toBe('WRONG_OTP');
    const second = await getCode();
    await ask(patient, 'mutation { updateProfile(input: { email: "other@example.org" }) { id } }');
    expect(await ask(patient, CONFIRM, { code: second })).toBe('WRONG_OTP');
    expect(await confirmedAt()).toBeNull();
    const third = await getCode();
    expect(await ask(patient, CONFIRM, { code: third })).toMatchObject({ email: 'other@example.org' });
    expect(await ask(patient, CONFIRM, { code: third })).toBe('WRONG_OTP');
  });

  it('is not confirmed by a code that was tried five times, nor by the code before the newest', async () => {
    const before = await getCode();
    const code = await getCode();
    for (let times = 0; times < 5; times++)
      expect(await ask(patient, CONFIRM, { code: times === 0 && before !== code ? before : '999999' })).toBe(
        'WRONG_OTP',
      );
    expect(await ask(patient, CONFIRM, { code })).toBe('RATE_LIMITED');
    expect(await confirmedAt()).toBeNull();
  });

  it('gets five codes in an hour', async () => {
    for (let times = 0; times < 5; times++) expect(await ask(patient, SEND)).toBe(true);
    expect(await ask(patient, SEND)).toBe('RATE_LIMITED');
  });

  it('is confirmed by its code, which is stored nowhere, and loses that with another address', async () => {
    const code = await getCode();
    expect(code).toMatch(/^\d{6}$/);
    const stored = await app.sql(
      'select m.text, to_jsonb(c) as code from message m, email_code c where c.message_id = m.id',
    );
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(await ask(patient, CONFIRM, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toEqual({
      email: 'meera@example.org',
      emailConfirmedAt: NOON.toISOString(),
    });
    const same = 'mutation { updateProfile(input: { email: "meera@example.org" }) { emailConfirmedAt } }';
    expect(await ask(patient, same)).toEqual({ emailConfirmedAt: NOON.toISOString() });
    const other = 'mutation { updateProfile(input: { email: "other@example.org" }) { emailConfirmedAt } }';
    expect(await ask(patient, other)).toEqual({ emailConfirmedAt: null });
    expect(await confirmedAt()).toBeNull();
  });

  it('loses its confirmation whoever writes another one', async () => {
    await confirmEmail(app, user.id, 'a@example.org');
    await app.sql(`update app_user set email = 'b@example.org', email_confirmed_at = now() where id = $1`, [user.id]);
    expect(await confirmedAt()).toBeNull();
  });

  it('gets no code that was asked for under another address, or that is over', async () => {
    await ask(patient, SEND);
    await app.sql(`update app_user set email = 'other@example.org' where id = $1`, [user.id]);
    await handOver(app);
    expect(smtp.taken).toEqual([]);
    expect(await states()).toMatchObject([{ status: 'SKIPPED', error: 'What it says is no longer true.' }]);
  });

  it('gets its code in the language of the account', async () => {
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await getCode();
    expect(textOfMail(smtp.taken[0] ?? { from: '', to: [], source: '' })).toContain('आपका कोड');
  });
});

describe('an e-mail of the outbox', () => {
  const queue = (kind: string, columns: object = {}) =>
    insertMessage(app.sql, {
      kind,
      channel: 'EMAIL',
      recipient: 'old@example.org',
      account_id: user.id,
      subject_id: user.id,
      content: JSON.stringify({ provider: 'Exotel' }),
      ...columns,
    });

  it('goes to no address that is not confirmed, and to nobody who is no admin', async () => {
    await queue('CREDIT_LOW', { account_id: user.id });
    const admin = await insertAdmin(app.sql, { email: 'owner@example.org' });
    await queue('CREDIT_LOW', { account_id: admin.id });
    await confirmEmail(app, user.id, 'meera@example.org');
    await queue('DOCUMENT', { patient_id: record.id });
    await handOver(app);
    expect(smtp.taken).toEqual([]);
    expect((await states()).map(({ status }) => status)).toEqual(['SKIPPED', 'SKIPPED', 'SKIPPED']);
  });

  it.each([
    [{ rcpt: 550 }, 'FAILED', 'REFUSED', '550'],
    [{ rcpt: 450 }, 'QUEUED', 'NOT_TAKEN', '450'],
    ['hang up in data', 'QUEUED', 'UNKNOWN', null],
  ] as const)('that the server answers with %j is %s, with its try', async (speech, status, outcome, code) => {
    const admin = await insertAdmin(app.sql);
    await confirmEmail(app, admin.id, 'owner@example.org');
    smtp.speech = speech;
    await queue('CREDIT_LOW', { account_id: admin.id });
    await handOver(app);
    expect(await states()).toMatchObject([{ status, recipient: 'owner@example.org' }]);
    expect(await app.sql('select channel, provider, outcome, code from message_try')).toEqual([
      { channel: 'EMAIL', provider: 'smtp', outcome, code },
    ]);
    smtp.speech = 'take';
    later(60);
    await handOver(app);
    expect(smtp.taken.map(({ to }) => to)).toEqual(status === 'FAILED' ? [] : [['owner@example.org']]);
  });
});

describe('a consent to e-mail', () => {
  it('is refused without a confirmed address, for text messages, and of others', async () => {
    expect(await ask(patient, SET, { given: true })).toBe('WRONG_STATE');
    const sms = 'mutation { setChannelConsent(channel: SMS, given: true) { given } }';
    expect(await ask(patient, sms)).toBe('BAD_INPUT');
    const other = await insertPatientWithAccount(app.sql);
    expect(await ask(patient, SET, { given: true, id: other.record.id })).toBe('NOT_FOUND');
    expect(await ask(patient, CONSENTS, { id: other.record.id })).toBe('NOT_FOUND');
    const physiotherapist = await app.signIn(
      (await insertUser(app.sql, { user_type: 'physiotherapist' })).phone,
      'staff',
    );
    expect(await ask(physiotherapist, SET, { given: true, id: record.id })).toBe('FORBIDDEN');
  });

  it('is unticked at first; each word stays with what was said, and nobody changes it', async () => {
    await confirmEmail(app, user.id, 'meera@example.org');
    expect(await ask(patient, CONSENTS)).toEqual([{ channel: 'EMAIL', given: false, by: null, reaches: true }]);
    expect(await ask(patient, SET, { given: true })).toMatchObject({ given: true, by: 'PATIENT' });
    const reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    expect(await ask(reception, SET, { given: false, id: record.id })).toMatchObject({ given: false, by: 'DESK' });
    const rows = await app.sql(
      'select given, said_by, language, words from channel_consent where account_id = $1 order by at',
      [user.id],
    );
    expect(rows).toMatchObject([
      { given: true, said_by: 'PATIENT', language: 'EN', words: expect.stringContaining('by e-mail') as string },
      { given: false, said_by: 'DESK', language: 'HI', words: expect.stringContaining('ईमेल') as string },
    ]);
    await expect(app.sql('update channel_consent set given = true')).rejects.toThrow();
    await expect(app.sql('delete from channel_consent')).rejects.toThrow();
  });
});

describe('the mail server among the channels', () => {
  it('is tested with one’s own confirmed address alone, and shows how it does', async () => {
    const account = await insertAdmin(app.sql);
    const admin = await app.signIn(account.phone, 'admin');
    expect(await ask(admin, TEST, { provider: 'exotel' })).toBe('BAD_INPUT');
    expect(await ask(admin, TEST, { provider: 'smtp' })).toBe('WRONG_STATE');
    await confirmEmail(app, account.id, 'owner@example.org');
    expect(await ask(admin, TEST, { provider: 'smtp' })).toEqual({
      isTaken: true,
      sentence: 'The mail server answered 250.',
    });
    expect(smtp.taken.map(({ to }) => to)).toEqual([['owner@example.org']]);
    smtp.speech = { rcpt: 550 };
    expect(await ask(admin, TEST, { provider: 'smtp' })).toMatchObject({ isTaken: false });
    expect(await ask(admin, '{ channels { channel provider failure } }')).toEqual([
      { channel: 'SMS', provider: 'console', failure: null },
      { channel: 'EMAIL', provider: 'smtp', failure: 'The mail server answered 550.' },
    ]);
  });
});

describe('low credit of a provider', () => {
  it('is told to admins with a confirmed address, once a day', async () => {
    const [told, untold] = [await insertAdmin(app.sql), await insertAdmin(app.sql, { email: 'x@example.org' })];
    await confirmEmail(app, told.id, 'told@example.org');
    await app.sql(`insert into message_provider (channel, provider, credit) values ('SMS', 'console', 99)
      on conflict (channel, provider) do update set credit = 99`);
    await app.sql('update clinic_settings set credit_warning = 100');
    await app.application.askCredits();
    await app.application.askCredits();
    await handOver(app);
    expect(smtp.taken.filter(({ to }) => to.includes('told@example.org'))).toHaveLength(1);
    expect(await app.sql('select from message where account_id = $1', [untold.id])).toEqual([]);
    later(24 * 60);
    await app.application.askCredits();
    await handOver(app);
    expect(smtp.taken.filter(({ to }) => to.includes('told@example.org'))).toHaveLength(2);
    await app.sql('update clinic_settings set credit_warning = null');
  });
});
