import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertMessage,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { insertGrant } from '../../../test/family-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { otpSendsPerIpHour: 100_000, otpSendsPerIpDay: 100_000, otpResendSeconds: 0 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from rate_limit');
});

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);

/** Signs in by text message; returns whether the year of birth is due. */
async function isAsked({ phone }: { phone: string }, browser: TestClient = app.client(), door = 'USER') {
  await browser.graphql(`mutation { sendOtp(door: ${door}, phoneNumber: "${phone}") { message } }`);
  const { body } = await browser.graphql<{ verifyOtp: { birthYearDue: boolean } }>(
    `mutation ($otp: String!) { verifyOtp(door: ${door}, phoneNumber: "${phone}", otp: $otp) { birthYearDue } }`,
    { otp: app.sms.codeFor(phone) },
  );
  return body.data?.verifyOtp.birthYearDue;
}
const isOpen = async (browser: TestClient) => (await browser.rest('GET', '/users/me')).status === 200;
const lift = async (userId: string) =>
  (await app.signIn((await insertAdmin(app.sql)).phone, 'admin')).graphql(
    `mutation { liftBirthYearCheck(userId: "${userId}") }`,
  );
const confirm = (browser: TestClient) => browser.graphql('mutation { confirmBirthYear(year: 1961) { id } }');

/** A patient with a record, who has not signed in for 200 days. */
async function away(): Promise<UserRow> {
  const { user } = await insertPatientWithAccount(app.sql, { birth_date: '1961-05-02', birth_date_exact: true });
  await app.sql('update app_user set last_login_at = $2, number_confirmed_at = null where id = $1', [
    user.id,
    daysAgo(200),
  ]);
  return user;
}
const lastLogin = async ({ id }: UserRow) =>
  (await app.sql<{ at: Date }>('select last_login_at as at from app_user where id = $1', [id]))[0]?.at;

describe('a sign-in that was left waiting for the year', () => {
  it('is never completed by the one in which the patient confirms', async () => {
    const patient = await away();
    const [borrowed, home] = [app.client(), app.client()];
    expect(await isAsked(patient, borrowed)).toBe(true);
    expect(await isAsked(patient, home)).toBe(true);
    await confirm(home);
    expect([await isOpen(home), await isOpen(borrowed)]).toEqual([true, false]);
  });

  it('is not completed by the clinic, which opens the one of the last 15 minutes', async () => {
    const patient = await away();
    const [borrowed, atDesk] = [app.client(), app.client()];
    await isAsked(patient, borrowed);
    await app.sql("update session set created_at = now() - interval '15 minutes' where user_id = $1", [patient.id]);
    await isAsked(patient, atDesk);
    await lift(patient.id);
    expect([await isOpen(atDesk), await isOpen(borrowed)]).toEqual([true, false]);
    expect(await lastLogin(patient)).toEqual(app.clock.now());
  });

  it('is no sign-in of the account until the year is confirmed', async () => {
    const patient = await away();
    const browser = app.client();
    await isAsked(patient, browser);
    expect(await lastLogin(patient)).toEqual(daysAgo(200));
    await confirm(browser);
    expect(await lastLogin(patient)).toEqual(app.clock.now());
  });

  it('is not asked for again once the clinic has lifted the check, whenever the patient comes', async () => {
    const patient = await away();
    await isAsked(patient);
    await app.sql('delete from session where user_id = $1', [patient.id]);
    await lift(patient.id);
    expect(await isAsked(patient)).toBe(false);
  });
});

it('asks on a device on which another account of the same number has signed in', async () => {
  const patient = await away();
  await insertUser(app.sql, { phone: patient.phone, user_type: 'reception' });
  const browser = app.client();
  expect(await isAsked(patient, browser, 'STAFF')).toBe(false);
  expect(await isOpen(browser)).toBe(true);
  expect(await isAsked(patient, browser)).toBe(true);
});

describe('what an account opens', () => {
  const bare = async () => {
    const user = await insertUser(app.sql, { full_name: '', last_login_at: daysAgo(200), number_confirmed_at: null });
    return { user, record: await insertBareRecord(app.sql, user.id) };
  };

  it.each<[string, (of: Awaited<ReturnType<typeof bare>>) => Promise<unknown>]>([
    ['a name', ({ user }) => app.sql("update app_user set full_name = 'Rani' where id = $1", [user.id])],
    ['an e-mail address', ({ user }) => app.sql("update app_user set email = 'r@example.in' where id = $1", [user.id])],
    ['an address', ({ record }) => app.sql("update patient set address = '1 Lucknow' where id = $1", [record.id])],
    ['a payment', ({ record }) => insertPayment(app.sql, record.id)],
    [
      'a deleted record that can be restored',
      ({ record }) =>
        app.sql("update patient set name = 'Rani', deleted_at = $2 where id = $1", [record.id, daysAgo(29)]),
    ],
    [
      'the day of a patient who granted access',
      async ({ user }) => insertGrant(app.sql, (await insertPatient(app.sql)).id, { account: user }),
    ],
  ])('%s', async (_, fill) => {
    const made = await bare();
    expect(await isAsked(made.user)).toBe(false);
    await app.sql('update app_user set last_login_at = $2 where id = $1', [made.user.id, daysAgo(200)]);
    await fill(made);
    expect(await isAsked(made.user)).toBe(true);
  });

  it('is nothing by a record beyond its term, nor by a grant that ended', async () => {
    const { user, record } = await bare();
    await app.sql("update patient set name = 'Rani', deleted_at = $2 where id = $1", [record.id, daysAgo(31)]);
    await insertGrant(app.sql, (await insertPatient(app.sql)).id, { account: user, ended_at: daysAgo(1) });
    expect(await isAsked(user)).toBe(false);
  });

  it('is nothing any more: the check ends, and with it the sign-ins that waited', async () => {
    const { user, record } = await bare();
    await app.sql("update patient set name = 'Rani' where id = $1", [record.id]);
    const borrowed = app.client();
    expect(await isAsked(user, borrowed)).toBe(true);
    await app.sql('update patient set deleted_at = $2 where id = $1', [record.id, daysAgo(31)]);
    const own = app.client();
    expect(await isAsked(user, own)).toBe(false);
    expect([await isOpen(own), await isOpen(borrowed)]).toEqual([true, false]);
  });
});

describe('an account that nobody ever opened', () => {
  const neverOpened = async () => {
    const made = await insertPatientWithAccount(app.sql);
    await app.sql('update app_user set created_at = $2, number_confirmed_at = null where id = $1', [
      made.user.id,
      daysAgo(200),
    ]);
    return made;
  };

  it.each([
    [179, false],
    [181, true],
  ])('that the clinic invited, or had a session with, %i days ago', async (days, asked) => {
    const [invited, treated] = [await neverOpened(), await neverOpened()];
    const at = daysAgo(days);
    await insertMessage(app.sql, { kind: 'PATIENT_INVITED', account_id: invited.user.id, created_at: at });
    await insertAppointment(app.sql, treated.record.id, { status: 'completed', starts_at: at });
    expect(await isAsked(invited.user)).toBe(asked);
    expect(await isAsked(treated.user)).toBe(asked);
  });
});

it('says in the list of accounts whose sign-in waits, also without a record', async () => {
  const patient = await away();
  await isAsked(patient);
  await app.sql('update patient set deleted_at = $2 where user_id = $1', [patient.id, daysAgo(0)]);
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { body } = await admin.graphql(
    `{ users(filter: { search: "${patient.phone}" }) { users { id birthYearDueSince } } }`,
  );
  expect(body.data).toEqual({
    users: { users: [{ id: patient.id, birthYearDueSince: app.clock.now().toISOString() }] },
  });
});
