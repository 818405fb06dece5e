import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { accountForm } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = 24 * 60;

const me = (browser: TestClient) => browser.rest('GET', '/users/me');
const isSignedIn = async (browser: TestClient) => (await me(browser)).status === 200;
/** Makes the sessions of an account as old, or unused for as long, as so many minutes. */
const age = (userId: string, column: 'created_at' | 'last_seen_at', minutes: number) =>
  app.sql(`update session set ${column} = now() - make_interval(secs => 60 * $2::float) where user_id = $1`, [
    userId,
    minutes,
  ]);

/** A browser that holds a copy of another one's cookies. */
function copyOf(browser: TestClient): TestClient {
  const copy = app.client();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

type Path = '/users' | '/admin';
const rest = (keepSignedIn: unknown, browser: TestClient, phoneNumber: string, path: Path = '/users') =>
  browser
    .rest('POST', `${path}/send-otp`, { phoneNumber })
    .then(() =>
      browser.rest('POST', `${path}/verify-otp`, { phoneNumber, otp: app.sms.codeFor(phoneNumber), keepSignedIn }),
    );
async function graphql(browser: TestClient, phone: string, door: 'USER' | 'ADMIN' | 'STAFF' = 'USER') {
  await browser.graphql(`mutation ($phone: String!) { sendOtp(door: ${door}, phoneNumber: $phone) { message } }`, {
    phone,
  });
  const verify = `mutation ($phone: String!, $otp: String!) { verifyOtp(door: ${door}, phoneNumber: $phone, otp: $otp, keepSignedIn: true) { id } }`;
  return browser.graphql(verify, { phone, otp: app.sms.codeFor(phone) });
}

/** When the session's cookie goes, in days from now. */
function daysOf(answer: { headers: Headers }): number {
  const [, expires = ''] = /^sid=.*Expires=([^;]+)/m.exec(answer.headers.getSetCookie().join('\n')) ?? [];
  return (Date.parse(expires) - Date.now()) / 86_400_000;
}

/** A patient who ticked it, and the browser. */
async function kept() {
  const account = await insertUser(app.sql);
  const browser = app.client();
  expect((await rest(true, browser, account.phone)).status).toBe(200);
  return { account, browser };
}

interface Listed {
  mySessions: { id: string; isCurrent: boolean; endsAt: string }[];
}
const listOf = async (browser: TestClient) =>
  (await browser.graphql<Listed>('{ mySessions { id isCurrent endsAt } }')).body.data?.mySessions ?? [];
const codeOf = (body: { errors?: { extensions: { code?: string } }[] }) => body.errors?.[0]?.extensions.code;

describe('‘Keep me signed in on this phone’ (AU-3)', () => {
  it.each([
    ['REST', (browser: TestClient, phone: string) => rest(true, browser, phone)],
    ['GraphQL', (browser: TestClient, phone: string) => graphql(browser, phone)],
  ])('keeps a patient for 30 days without use and 90 in all, through %s', async (_door, signIn) => {
    const account = await insertUser(app.sql);
    const browser = app.client();
    expect(daysOf(await signIn(browser, account.phone))).toBeCloseTo(90, 2);
    for (const [column, days] of [
      ['last_seen_at', 30],
      ['created_at', 90],
    ] as const) {
      await age(account.id, column, days * DAY - 1);
      expect(await isSignedIn(browser)).toBe(true);
      await age(account.id, column, days * DAY + 1);
      expect(await isSignedIn(browser)).toBe(false);
      await age(account.id, column, 0);
    }
  });

  it('keeps nobody who did not tick it', async () => {
    for (const keepSignedIn of [undefined, false]) {
      const account = await insertUser(app.sql);
      const browser = app.client();
      expect(daysOf(await rest(keepSignedIn, browser, account.phone))).toBeCloseTo(1, 2);
      await age(account.id, 'last_seen_at', 61);
      expect(await isSignedIn(browser)).toBe(false);
    }
  });

  it.each([
    ['admin through REST', 15, 'admin'],
    ['admin through GraphQL', 15, 'ADMIN'],
    ['physiotherapist', 30, 'physiotherapist'],
    ['doctor', 30, 'doctor'],
  ] as const)('keeps no %s, whatever is sent', async (_who, idleMinutes, door) => {
    const isAdmin = door === 'admin' || door === 'ADMIN';
    const account = isAdmin ? await insertAdmin(app.sql) : await insertUser(app.sql, { user_type: door });
    const browser = app.client();
    const answer =
      door === 'admin'
        ? await rest(true, browser, account.phone, '/admin')
        : await graphql(browser, account.phone, isAdmin ? 'ADMIN' : 'STAFF');
    expect(daysOf(answer)).toBeCloseTo(0.5, 2);
    expect(await isSignedIn(browser)).toBe(true);
    await age(account.id, 'last_seen_at', idleMinutes + 1);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is yes or no: anything else is no try at the code', async () => {
    const { phone } = await insertUser(app.sql);
    for (const keepSignedIn of ['true', 1, null])
      expect(await rest(keepSignedIn, app.client(), phone)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT', fields: { keepSignedIn: expect.stringContaining('must be yes or no') } },
      });
    const tries = await app.sql('select attempts from otp_challenge where phone like $1', [`%${phone.slice(-10)}`]);
    expect(tries).toEqual([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }]);
  });

  it('is told to the page in seconds, and judged by the database’s clock', async () => {
    const { browser } = await kept();
    expect(Number((await me(browser)).headers.get('session-seconds-left'))).toBeGreaterThan(30 * DAY * 60 - 60);
    app.clock.set('2031-01-01T00:00:00Z');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is listed with its end, and no more once that is over', async () => {
    const { account, browser } = await kept();
    const other = await app.signIn(account.phone);
    const daysLeft = (await listOf(other)).map(({ endsAt }) => (Date.parse(endsAt) - Date.now()) / 86_400_000);
    expect(daysLeft.toSorted((one, another) => one - another)[0]).toBeCloseTo(1 / 24, 2);
    expect(Math.max(...daysLeft)).toBeCloseTo(30, 2);
    await age(account.id, 'last_seen_at', 2 * 60);
    expect(await listOf(browser)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('what ends it', () => {
  it('is signing out: a cookie that was copied before opens nothing (AU-6)', async () => {
    const { account, browser } = await kept();
    const thief = copyOf(browser);
    await age(account.id, 'created_at', 20 * DAY);
    expect(await isSignedIn(thief)).toBe(true);
    await browser.rest('POST', '/users/logout');
    expect([await isSignedIn(browser), await isSignedIn(thief)]).toEqual([false, false]);
    expect(await app.sql('select from session where user_id = $1', [account.id])).toEqual([]);
  });

  it('is signing out everywhere else, and an admin who ends the sessions of the account', async () => {
    const { account, browser } = await kept();
    const laptop = await app.signIn(account.phone);
    expect((await laptop.graphql('mutation { endOtherSessions }')).body.data).toEqual({ endOtherSessions: 1 });
    expect([await isSignedIn(browser), await isSignedIn(laptop)]).toEqual([false, true]);
    const again = await kept();
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    await admin.graphql('mutation ($id: ID!) { endSessionsOf(userId: $id) }', { id: again.account.id });
    expect(await isSignedIn(again.browser)).toBe(false);
  });

  it.each([
    ['switched off', 'disabled_at = now()'],
    ['made an admin', `user_type = 'admin'`],
    ['made a doctor', `user_type = 'doctor'`],
  ])('is that the account is %s (AU-7)', async (_what, change) => {
    const { account, browser } = await kept();
    await app.sql(`update app_user set ${change} where id = $1`, [account.id]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is another sign-in number, which takes a new code itself (AU-9)', async () => {
    const { account, browser } = await kept();
    const tablet = app.client();
    await rest(true, tablet, account.phone);
    const phoneNumber = freshPhone();
    const ask = () => browser.rest('PATCH', '/users', accountForm({ fullName: 'Asha Verma', phoneNumber }));
    await age(account.id, 'created_at', 16);
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'RECENT_SIGN_IN_REQUIRED' } });
    await rest(true, browser, account.phone);
    expect((await ask()).status).toBe(200);
    await browser.rest('POST', '/users/verify-number', { otp: app.sms.codeFor(phoneNumber) });
    expect([await isSignedIn(browser), await isSignedIn(tablet)]).toEqual([true, false]);
  });
});

describe('ending other sessions from a phone that stays signed in', () => {
  it('takes a code of the last 15 minutes: whoever finds the phone shuts nobody out', async () => {
    const { account, browser } = await kept();
    const laptop = await app.signIn(account.phone);
    const other = (await listOf(laptop)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const endOthers = async () => (await browser.graphql('mutation { endOtherSessions }')).body;
    const endOther = async () =>
      (await browser.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id: other })).body;
    await age(account.id, 'created_at', 15.1);
    for (const body of [await endOthers(), await endOther()]) expect(codeOf(body)).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await isSignedIn(laptop)).toBe(true);
    await rest(true, browser, account.phone);
    expect((await endOther()).data).toEqual({ endSession: true });
    expect(await isSignedIn(laptop)).toBe(false);
  });

  it('takes none within them, nor for the present one, which is a way to sign out', async () => {
    const { account, browser } = await kept();
    const laptop = await app.signIn(account.phone);
    await age(account.id, 'created_at', 14.9);
    expect((await browser.graphql('mutation { endOtherSessions }')).body.data).toEqual({ endOtherSessions: 1 });
    expect(await isSignedIn(laptop)).toBe(false);
    await age(account.id, 'created_at', 2 * DAY);
    const [own] = await listOf(browser);
    const ended = await browser.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id: own?.id });
    expect(ended.body.data).toEqual({ endSession: true });
    expect(await isSignedIn(browser)).toBe(false);
  });
});

it('no session is put off by a call that a page makes by itself (AU-3)', async () => {
  const account = await insertAdmin(app.sql);
  const browser = await app.signIn(account.phone, 'admin');
  const own = { 'X-Background': '1' };
  await age(account.id, 'last_seen_at', 14);
  const answer = await browser.rest('GET', '/users/me', undefined, own);
  expect([answer.status, answer.headers.get('session-seconds-left')]).toEqual([200, '60']);
  await age(account.id, 'last_seen_at', 15);
  expect((await browser.rest('GET', '/users/me', undefined, own)).status).toBe(401);
});
