import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPackage,
  insertPatient,
  insertPayment,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { ask, confirmEmail, handOver } from '../../../test/mail-calls.js';
import {
  mailConfigOf,
  partsOf,
  type SmtpDouble,
  startSmtp,
  type TakenMail,
  textOfMail,
} from '../../../test/smtp-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const FIELDS = 'id name every nextAt lastAt version reports { kind groupBy measure } recipients { id isReached }';
const SAVE = `mutation ($input: ReportMailInput!, $version: Int) { saveReportMail(input: $input, version: $version) { ${FIELDS} } }`;
const SEND = 'mutation ($id: ID!) { sendReportMail(id: $id) { kind channel status to } }';
const DELETE = 'mutation ($id: ID!) { deleteReportMail(id: $id) }';
const LIST = `{ reportMails { ${FIELDS} } }`;
/** The Monday after NOON, 07:00 in India. */
const MONDAY = new Date('2026-03-16T01:30:00.000Z');

let smtp: SmtpDouble;
let app: TestApp;
let second: TestApp;
let off: TestApp;
let owner: UserRow;
let admin: TestClient;
beforeAll(async () => {
  smtp = await startSmtp();
  const config = { mail: mailConfigOf(smtp) };
  app = await createTestApp({ config });
  second = await createTestApp({ config, database: app.database });
  off = await createTestApp({ database: app.database });
  owner = await insertAdmin(app.sql, { full_name: 'Asha' });
  await confirmEmail(app, owner.id, 'owner@example.org');
  admin = await app.signIn(owner.phone, 'admin');
  // Six pay by UPI, two in cash, in the week of 2026-03-09.
  for (let at = 0; at < 8; at++) {
    const { id } = await insertPatient(app.sql, { name: `Patient${at}` });
    await insertPayment(app.sql, id, {
      amount_paise: 100_000 + at,
      method: at < 6 ? 'UPI' : 'Cash',
      received_on: '2026-03-10',
      status: 'Paid',
    });
  }
}, 120_000);
afterAll(async () => {
  await off.close();
  await second.close();
  await app.close();
  await smtp.leave();
});
beforeEach(async () => {
  app.clock.set(NOON);
  smtp.speech = 'take';
  smtp.taken.length = 0;
  await app.sql('delete from rate_limit');
  await app.sql('delete from report_mail');
  await app.sql('delete from message');
});

const input = (fields: object = {}) => ({
  name: 'Week',
  every: 'WEEK',
  reports: [{ kind: 'INCOME', groupBy: 'METHOD' }],
  recipientIds: [owner.id],
  ...fields,
});
const save = async (fields: object = {}, browser = admin) => ask(browser, SAVE, { input: input(fields) });
const saved = async (fields: object = {}) => (await save(fields)) as { id: string; version: number };
const rows = () => app.sql('select name from report_mail');

describe('a mail is refused', () => {
  it('without a mail server', async () => {
    const browser = await off.signIn(owner.phone, 'admin');
    expect(await save({}, browser)).toBe('WRONG_STATE');
    const { id } = await saved();
    expect(await ask(browser, SEND, { id })).toBe('WRONG_STATE');
  });

  it('to everybody but admins', async () => {
    for (const userType of ['reception', 'physiotherapist', 'doctor']) {
      const browser = await app.signIn((await insertUser(app.sql, { user_type: userType })).phone, 'staff');
      expect(await save({}, browser)).toBe('FORBIDDEN');
      expect(await ask(browser, LIST)).toBe('FORBIDDEN');
    }
  });

  it('for a recipient who is no admin, or whose address is not confirmed', async () => {
    const unconfirmed = await insertAdmin(app.sql, { email: 'x@example.org' });
    const patient = await insertUser(app.sql);
    await confirmEmail(app, patient.id, 'p@example.org');
    for (const { id } of [unconfirmed, patient]) expect(await save({ recipientIds: [owner.id, id] })).toBe('BAD_INPUT');
    expect(await rows()).toEqual([]);
  });

  it.each([
    { name: ' ' },
    { name: 'x'.repeat(81) },
    { recipientIds: [] },
    { reports: [] },
    { reports: Array.from({ length: 10 }, () => ({ kind: 'DUES' })) },
    { reports: [{ kind: 'DUES', groupBy: 'PATIENT' }] },
    { reports: [{ kind: 'DUES', groupBy: 'METHOD' }] },
    { reports: [{ kind: 'OUTCOMES' }] },
    { reports: [{ kind: 'DUES', measure: 'PAIN' }] },
  ])('as %j', async (fields) => {
    expect(await save(fields)).toBe('BAD_INPUT');
    expect(await rows()).toEqual([]);
  });

  it('with more than ten recipients, or one twice', async () => {
    expect(await save({ recipientIds: Array.from({ length: 11 }, () => owner.id) })).toBe('BAD_INPUT');
    expect(await save({ recipientIds: [owner.id, owner.id] })).toBe('BAD_INPUT');
  });

  it('under the name of another, with a former version, or where there is none', async () => {
    const { id, version } = await saved();
    expect(await save()).toBe('ALREADY_EXISTS');
    expect(await ask(admin, SAVE, { input: input({ id }), version: version + 1 })).toBe('CHANGED_MEANWHILE');
    expect(await save({ id: owner.id, name: 'Other' })).toBe('NOT_FOUND');
    expect(await ask(admin, DELETE, { id: owner.id })).toBe('NOT_FOUND');
    expect(await ask(admin, SEND, { id: owner.id })).toBe('NOT_FOUND');
  });
});

describe('a mail', () => {
  it('is made with the first grouping that names nobody, changed and deleted', async () => {
    const made = await saved({ reports: [{ kind: 'DUES' }], every: 'MONTH' });
    expect(made).toMatchObject({
      nextAt: '2026-04-01T01:30:00.000Z',
      lastAt: null,
      version: 1,
      reports: [{ kind: 'DUES', groupBy: 'AGE', measure: null }],
      recipients: [{ id: owner.id, isReached: true }],
    });
    const changed = await save({ id: made.id, name: 'Weekly' });
    expect(changed).toMatchObject({ name: 'Weekly', every: 'WEEK', nextAt: MONDAY.toISOString(), version: 2 });
    expect(await ask(admin, LIST)).toEqual([changed]);
    expect(await ask(admin, DELETE, { id: made.id })).toBe(made.id);
    expect(await ask(admin, LIST)).toEqual([]);
    const verbs = await app.sql(
      `select verb from audit_event where subject_type = 'reportMail' and subject_id = $1 order by id`,
      [made.id],
    );
    expect(verbs.map(({ verb }) => verb)).toEqual(['reportMail.save', 'reportMail.save', 'reportMail.delete']);
  });

  it('sent to oneself goes to nobody else, at most five times in an hour, and not to an unconfirmed address', async () => {
    const other = await insertAdmin(app.sql);
    const { id } = await saved();
    const browser = await app.signIn(other.phone, 'admin');
    expect(await ask(browser, SEND, { id })).toBe('WRONG_STATE');
    await confirmEmail(app, other.id, 'other@example.org');
    for (let times = 0; times < 5; times++)
      expect(await ask(browser, SEND, { id })).toEqual({
        kind: 'REPORT_MAIL',
        channel: 'EMAIL',
        status: 'QUEUED',
        to: 'other@example.org',
      });
    expect(await ask(browser, SEND, { id })).toBe('RATE_LIMITED');
    await handOver(app);
    expect(new Set(smtp.taken.flatMap(({ to }) => to))).toEqual(new Set(['other@example.org']));
  });
});

const onMonday = async (...apps: TestApp[]) => {
  for (const one of apps) one.clock.set(MONDAY);
  await Promise.all(apps.map((one) => one.application.mailReports(MONDAY)));
  await Promise.all(apps.map(handOver));
};

async function cellsOf(mail: TakenMail): Promise<unknown[][]> {
  const file = partsOf(mail).find(({ name }) => name?.endsWith('.xlsx'));
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((file?.bytes ?? Buffer.alloc(0)) as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return (workbook.worksheets[0]?.getSheetValues() ?? [])
    .slice(1)
    .map((row) => Array.from((row as unknown[]).slice(1), (cell) => cell ?? ''));
}

describe('at its time', () => {
  it('a mail goes to its recipients with the sums of the week before; few patients are not shown, nor what gives them away', async () => {
    await app.sql(`update payment set received_on = '2026-03-10'`);
    const { id } = await saved();
    await onMonday(app);
    const [mail] = smtp.taken;
    if (!mail) throw new Error('nothing was taken');
    expect(mail.to).toEqual(['owner@example.org']);
    expect(mail.source).toMatch(/^Subject: Week, 9 Mar 2026 to 15 Mar 2026/m);
    const text = textOfMail(mail);
    expect(text).toContain('UPI | Charged - | Credited - | Received ₹6,000.15');
    expect(text).toContain('Cash | Charged - | Credited - | Received <5');
    expect(text).toMatch(/Total \|.* Received <5/);
    expect(mail.source).not.toMatch(/Patient\d|PT-/);
    const html = partsOf(mail)
      .find(({ type }) => type === 'text/html')
      ?.bytes.toString('utf8');
    expect(html).toContain('&lt;5');
    expect(await cellsOf(mail)).toEqual([
      ['label', 'Charged', 'Credited', 'Received', 'Refunded', 'Net'],
      ['Cash', '', '', '<5', 0, '<5'],
      ['UPI', '', '', 6000.15, 0, 6000.15],
      ['Total', '', '', '<5', 0, '<5'],
    ]);
    expect(await ask(admin, LIST)).toMatchObject([
      { id, lastAt: MONDAY.toISOString(), nextAt: '2026-03-23T01:30:00.000Z' },
    ]);
  });

  it('a mail goes once, although two processes look for it, again and again', async () => {
    await saved();
    await onMonday(app, second);
    await onMonday(app, second);
    expect(smtp.taken).toHaveLength(1);
  });

  it('a mail whose process ended before it had noted it goes once', async () => {
    const { id } = await saved();
    await onMonday(app);
    // As after kill -9 between queueing and noting, were they not one transaction.
    await app.sql('update report_mail set next_at = $2 where id = $1', [id, MONDAY]);
    await onMonday(second);
    expect(smtp.taken).toHaveLength(1);
  });

  it('nothing goes before it, to somebody who is no admin any more, or of a mail that was deleted', async () => {
    const { id } = await saved();
    await app.application.mailReports(new Date(MONDAY.getTime() - 1));
    expect(await app.sql('select from message')).toEqual([]);
    await app.application.mailReports(MONDAY);
    await ask(admin, DELETE, { id });
    await handOver(app);
    expect(smtp.taken).toEqual([]);
    const former = await insertAdmin(app.sql);
    await confirmEmail(app, former.id, 'former@example.org');
    await saved({ recipientIds: [former.id] });
    await app.application.mailReports(MONDAY);
    await app.sql(`update app_user set user_type = 'user' where id = $1`, [former.id]);
    await onMonday(app);
    expect(smtp.taken).toEqual([]);
  });

  it('a total that is hidden in one table is hidden in each, as what makes it up', async () => {
    await saved({ reports: ['METHOD', 'MONTH'].map((groupBy) => ({ kind: 'INCOME', groupBy })) });
    await onMonday(app);
    const [mail] = smtp.taken;
    const text = mail ? textOfMail(mail) : '';
    expect(text).toMatch(/March 2026 \|.* Received <5/);
    expect(text.match(/Total \|.* Received <5/g)).toHaveLength(2);
    expect(text).not.toContain('8,000.28');
  });

  it('words that somebody wrote are not shown of few patients', async () => {
    const refer = async (referring_doctor: string, patients: number) => {
      for (let at = 0; at < patients; at++) {
        const { id } = await insertPatient(app.sql, { referring_doctor });
        await insertAppointment(app.sql, id, { starts_at: '2026-03-11T05:30:00Z', status: 'completed', price: 100 });
      }
    };
    await refer('Uncle of Meera', 1);
    await refer('Dr Gita', 5);
    await insertPackage(app.sql, (await insertPatient(app.sql)).id, { name: 'For Asha' });
    await saved({ reports: [{ kind: 'REFERRALS' }, { kind: 'PACKAGES' }] });
    await onMonday(app);
    const [mail] = smtp.taken;
    const text = mail ? textOfMail(mail) : '';
    expect(text).toContain('Dr Gita | New patients 5');
    expect(text.match(/Others \|/g)).toHaveLength(2);
    expect(`${text} ${mail?.source}`).not.toMatch(/Uncle|For Asha/i);
  });

  it('a month is mailed beside the week that begins on the same day', async () => {
    app.clock.set(new Date('2026-06-02T06:30:00Z'));
    const { id } = await saved();
    await app.application.mailReports(new Date('2026-06-08T01:30:00Z'));
    app.clock.set(new Date('2026-06-09T06:30:00Z'));
    await save({ id, every: 'MONTH' });
    await app.application.mailReports(new Date('2026-07-01T01:30:00Z'));
    const periods = await app.sql(`select content ->> 'from' as "from", content ->> 'until' as "until" from message
      where kind = 'REPORT_MAIL' order by created_at, id`);
    expect(periods).toEqual([
      { from: '2026-06-01', until: '2026-06-07' },
      { from: '2026-06-01', until: '2026-06-30' },
    ]);
  });
});
