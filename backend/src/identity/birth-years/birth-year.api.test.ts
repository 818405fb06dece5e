import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertPatient,
  insertPatientWithAccount,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';

let app: TestApp;
let patient: UserRow;
let recordId: string;
beforeAll(async () => {
  app = await createTestApp({ limits: { otpSendsPerIpHour: 100_000, otpSendsPerIpDay: 100_000, otpResendSeconds: 0 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from rate_limit');
  const made = await insertPatientWithAccount(app.sql, { birth_date: '1961-05-02', birth_date_exact: true });
  patient = made.user;
  recordId = made.record.id;
  await unusedFor(180);
});

const unusedFor = (days: number, { id }: { id: string } = patient) =>
  app.sql('update app_user set last_login_at = $2, number_confirmed_at = null where id = $1', [
    id,
    new Date(app.clock.now().getTime() - days * DAY_MS),
  ]);

/** Takes everything that says something of a person from the account and its record. */
async function makeBare() {
  await app.sql("update app_user set full_name = '' where id = $1", [patient.id]);
  await app.sql(
    `update patient set name = '', birth_date = null, diagnosis = null, address = null, gender = null, emergency_phone = null
     where id = $1`,
    [recordId],
  );
}

const VERIFY = `mutation ($phone: String!, $otp: String!) {
  verifyOtp(door: USER, phoneNumber: $phone, otp: $otp, keepSignedIn: true) { fullName birthYearDue } }`;

/** Signs in by text message; returns what the sign-in says. */
async function signIn(browser: TestClient, { phone }: { phone: string } = patient) {
  await browser.rest('POST', '/users/send-otp', { phoneNumber: phone });
  const { body } = await browser.graphql<{ verifyOtp: { fullName: string; birthYearDue: boolean } }>(VERIFY, {
    phone,
    otp: app.sms.codeFor(phone),
  });
  return body.data?.verifyOtp;
}

/** Tries a year; returns the code and the sentence of the refusal, or whose account it is. */
async function tryYear(browser: TestClient, year: number): Promise<string | undefined> {
  const { body } = await browser.graphql<{ confirmBirthYear: { fullName: string } }>(
    `mutation { confirmBirthYear(year: ${year}) { fullName } }`,
  );
  const error = body.errors?.[0];
  return error ? `${error.extensions.code} ${error.message}` : body.data?.confirmBirthYear.fullName;
}

const isOpen = async (browser: TestClient) => (await browser.rest('GET', '/users/me')).status === 200;
const trail = () =>
  app.sql<{ verb: string; outcome: string }>(
    "select verb, outcome from audit_event where subject_id = $1 and verb like 'birthYear.%' order by at, id",
    [patient.id],
  );

const WRONG = 'BAD_INPUT This year was not accepted. If you are sure of it, please call the clinic.';
const LOCKED = 'WRONG_STATE The year was wrong too often. Please call the clinic: it can open your account.';

describe('a sign-in on a new device after 180 days', () => {
  it('opens nothing, says nothing of the record, and a second sign-in does not pass it', async () => {
    const browser = app.client();
    expect(await signIn(browser)).toEqual({ fullName: '', birthYearDue: true });
    expect(await isOpen(browser)).toBe(false);
    expect(await signIn(browser)).toEqual({ fullName: '', birthYearDue: true });
    expect(await signIn(app.client())).toEqual({ fullName: '', birthYearDue: true });
    expect(await isOpen(browser)).toBe(false);
    expect(await trail()).toEqual([{ verb: 'birthYear.ask', outcome: 'done' }]);
  });

  it('is answered by REST without a word of the record', async () => {
    const browser = app.client();
    await browser.rest('POST', '/users/send-otp', { phoneNumber: patient.phone });
    const otp = app.sms.codeFor(patient.phone);
    const { body } = await browser.rest<{ data: { user: object } }>('POST', '/users/verify-otp', {
      phoneNumber: patient.phone,
      otp,
    });
    const bare = { _id: patient.id, Fullname: '', dateOfBirth: null, lastLogin: null, birthYearDue: true };
    expect(body.data.user).toMatchObject(bare);
    expect(await isOpen(browser)).toBe(false);
    const wrong = await browser.rest('POST', '/users/confirm-birth-year', { year: 1960 });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    const right = await browser.rest('POST', '/users/confirm-birth-year', { year: 1961 });
    expect(right).toMatchObject({
      status: 200,
      body: { data: { user: { Fullname: patient['full_name'], birthYearDue: false } } },
    });
    expect(await isOpen(browser)).toBe(true);
  });

  it('is opened by the right year, which makes the device known and keeps the choice to stay signed in', async () => {
    const browser = app.client();
    await signIn(browser);
    expect(await tryYear(browser, 1960)).toBe(WRONG);
    expect(await isOpen(browser)).toBe(false);
    expect(await tryYear(browser, 1961)).toBe(patient.full_name);
    expect(await isOpen(browser)).toBe(true);
    expect(await app.sql(`select sess -> 'isKept' as kept from session where user_id = $1`, [patient.id])).toEqual([
      { kept: true },
    ]);
    expect((await trail()).map(({ verb, outcome }) => `${verb} ${outcome}`)).toEqual([
      'birthYear.ask done',
      'birthYear.confirm failed',
      'birthYear.confirm done',
    ]);
    await unusedFor(400);
    await app.sql('delete from session where user_id = $1', [patient.id]);
    expect(await signIn(browser)).toMatchObject({ birthYearDue: false });
    expect(await isOpen(browser)).toBe(true);
  });

  it('takes five years in all, whatever the session; then the right one is refused, too', async () => {
    const [one, two] = [app.client(), app.client()];
    await signIn(one);
    await signIn(two);
    for (const year of [1950, 1951]) expect(await tryYear(one, year)).toBe(WRONG);
    for (const year of [1952, 1953]) expect(await tryYear(two, year)).toBe(WRONG);
    expect(await tryYear(two, 1954)).toBe(LOCKED);
    expect(await tryYear(one, 1961)).toBe(LOCKED);
    expect(await signIn(app.client())).toMatchObject({ birthYearDue: true });
    expect(await tryYear(one, 1961)).toBe(LOCKED);
  });

  it('compares at most five years that are tried at once', async () => {
    const browser = app.client();
    await signIn(browser);
    const years = Array.from({ length: 12 }, (_, index) => 1940 + index);
    const ended = await Promise.all(years.map((year) => tryYear(browser, year)));
    expect(ended.filter((text) => text === WRONG)).toHaveLength(4);
    expect(ended.filter((text) => text === LOCKED)).toHaveLength(8);
  });

  it('refuses every year alike where no date of birth is known', async () => {
    await app.sql('update patient set birth_date = null, birth_date_exact = false where id = $1', [recordId]);
    const browser = app.client();
    await signIn(browser);
    expect(await tryYear(browser, 1961)).toBe(WRONG);
    expect(await isOpen(browser)).toBe(false);
  });

  it('takes the year before, too, where the date was computed from an age', async () => {
    await app.sql('update patient set birth_date_exact = false where id = $1', [recordId]);
    const browser = app.client();
    await signIn(browser);
    expect(await tryYear(browser, 1962)).toBe(WRONG);
    expect(await tryYear(browser, 1960)).toBe(patient.full_name);
  });
});

describe('the year of birth is not asked', () => {
  it.each([
    ['a day earlier', () => unusedFor(179)],
    ['of an empty record of an account without a word', () => makeBare()],
  ])('%s', async (_, prepare) => {
    await prepare();
    const browser = app.client();
    expect(await signIn(browser)).toMatchObject({ birthYearDue: false });
    expect(await isOpen(browser)).toBe(true);
  });

  it('of a new account, nor of one without a record', async () => {
    const browser = app.client();
    expect(await signIn(browser, { phone: '+919876500001' })).toMatchObject({ birthYearDue: false });
    const user = await insertUser(app.sql, { user_type: 'user', full_name: '' });
    await unusedFor(300, user);
    expect(await signIn(app.client(), user)).toMatchObject({ birthYearDue: false });
  });

  it('but it is of an account that the clinic made 180 days ago and nobody ever opened', async () => {
    await app.sql(
      'update app_user set last_login_at = null, number_confirmed_at = null, created_at = $2 where id = $1',
      [patient.id, new Date(app.clock.now().getTime() - 180 * DAY_MS)],
    );
    expect(await signIn(app.client())).toMatchObject({ birthYearDue: true });
  });
});

describe('the clinic', () => {
  const check = async (browser: TestClient) =>
    (
      await browser.graphql<{ birthYearCheck: { userId: string; triesLeft: number; hasBirthDate: boolean } | null }>(
        `{ birthYearCheck(patientId: "${recordId}") { userId triesLeft hasBirthDate } }`,
      )
    ).body.data?.birthYearCheck;
  const lift = (browser: TestClient, userId = patient.id) =>
    browser.graphql<{ liftBirthYearCheck: boolean }>(`mutation { liftBirthYearCheck(userId: "${userId}") }`);

  it('sees the check and lifts it, as an admin or at the desk; the session of the phone is open at once', async () => {
    const desk = await insertUser(app.sql, { user_type: 'reception' });
    const browsers = [
      await app.signIn((await insertAdmin(app.sql)).phone, 'admin'),
      await app.signIn(desk.phone, 'staff'),
    ];
    for (const clinic of browsers) {
      await unusedFor(200);
      await app.sql('delete from session where user_id = $1', [patient.id]);
      expect(await check(clinic)).toBeNull();
      const browser = app.client();
      await signIn(browser);
      for (let tried = 0; tried < 5; tried += 1) await tryYear(browser, 1900 + tried);
      expect(await check(clinic)).toEqual({ userId: patient.id, triesLeft: 0, hasBirthDate: true });
      expect((await lift(clinic)).body.data).toEqual({ liftBirthYearCheck: true });
      expect(await isOpen(browser)).toBe(true);
      expect((await lift(clinic)).body.data).toEqual({ liftBirthYearCheck: false });
    }
    expect((await trail()).filter(({ verb }) => verb === 'birthYear.lift')).toHaveLength(2);
  });

  it('lifts none of a member of the team', async () => {
    const admin = await insertAdmin(app.sql);
    const { body } = await lift(await app.signIn(admin.phone, 'admin'), admin.id);
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('knows of no check of a record without an account', async () => {
    const { id } = await insertPatient(app.sql);
    recordId = id;
    expect(await check(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'))).toBeNull();
  });
});
