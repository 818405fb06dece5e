import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const me = (browser: TestClient) => browser.rest('GET', '/users/me');
const isSignedIn = async (browser: TestClient) => (await me(browser)).status === 200;
const cookieOf = (browser: TestClient) => [...browser.cookies.values()][0] ?? '';

/** A browser that holds a copy of another one's cookies. */
function copyOf(browser: TestClient): TestClient {
  const copy = app.client();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function signedIn(door: 'user' | 'admin' = 'user') {
  const account = door === 'admin' ? await insertAdmin(app.sql) : await insertUser(app.sql);
  return { account, browser: await app.signIn(account.phone, door) };
}

const sessionCount = async () => {
  const [row] = await app.sql<{ count: number }>('select count(*)::int as count from session');
  return row?.count;
};

describe('the cookie (AU-1)', () => {
  /** The attributes of the cookie that a sign-in sets, without its value and date. */
  async function attributes(by: TestApp, headers: Record<string, string>) {
    const { phone } = await insertUser(by.sql);
    const browser = by.client();
    await browser.rest('POST', '/users/send-otp', { phoneNumber: phone }, headers);
    const body = { phoneNumber: phone, otp: by.sms.codeFor(phone) };
    const verified = await browser.rest('POST', '/users/verify-otp', body, headers);
    const [line = '', ...others] = verified.headers.getSetCookie();
    expect(others).toEqual([expect.stringMatching(/^[\w-]*device=/)]);
    const [pair = '', ...rest] = line.split('; ');
    return { name: pair.split('=')[0], attributes: rest.map((part) => part.replace(/=.*GMT$/, '')).toSorted() };
  }

  it('is read by no script, goes to no other website, and is called sid over plain http', async () => {
    expect(await attributes(app, {})).toEqual({
      name: 'sid',
      attributes: ['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax'],
    });
  });

  it.each([
    ['a proxy that says so', 1, { 'x-forwarded-proto': 'https' }],
    ['a proxy that says nothing of it', 1, {}],
    ['a proxy that nobody counted', 0, {}],
  ])('is bound to https and to this host alone where it is secure, behind %s', async (_, trustedProxies, headers) => {
    const secure = await createTestApp({ database: app.database, config: { cookieSecure: true, trustedProxies } });
    try {
      expect(await attributes(secure, headers)).toEqual({
        name: '__Host-sid',
        attributes: ['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
      });
    } finally {
      await secure.close();
    }
  });

  it('holds an id of at least 128 bits of chance, and a signature (AU-2)', async () => {
    const { browser } = await signedIn();
    expect(decodeURIComponent(cookieOf(browser))).toMatch(/^s:[\w-]{32}\.[\w+/]{43}$/);
  });

  it('is worth nothing when it was changed, or signed by somebody else (AU-2)', async () => {
    const { browser } = await signedIn();
    const genuine = decodeURIComponent(cookieOf(browser));
    const [id] = genuine.slice(2).split('.');
    const flipped = genuine.endsWith('A') ? 'B' : 'A';
    for (const forged of [`${genuine.slice(0, -1)}${flipped}`, `s:${id}.${'A'.repeat(43)}`, id ?? '', `s:${id}`]) {
      browser.cookies.set('sid', encodeURIComponent(forged));
      expect((await me(browser)).status).toBe(401);
    }
    browser.cookies.set('sid', encodeURIComponent(genuine));
    expect((await me(browser)).status).toBe(200);
  });

  it('survives a change of secrets while the old one is still on the list (AU-2)', async () => {
    const { browser } = await signedIn();
    const oldSecret = 'a session secret of the tests alone';
    for (const [sessionSecrets, status] of [
      [['a newer secret of the tests alone', oldSecret], 200],
      [['a newer secret of the tests alone'], 401],
    ] as const) {
      const rotated = await createTestApp({ database: app.database, config: { sessionSecrets: [...sessionSecrets] } });
      const later = rotated.client();
      for (const [name, value] of browser.cookies) later.cookies.set(name, value);
      expect((await me(later)).status).toBe(status);
      await rotated.close();
    }
  });
});

it('is opened by the cookie alone: the token of the admin door is a word that opens nothing (reading 1)', async () => {
  const { phone } = await insertAdmin(app.sql);
  await app.client().rest('POST', '/admin/send-otp', { phoneNumber: phone });
  const verified = await app
    .client()
    .rest<{ token: string }>('POST', '/admin/verify-otp', { phoneNumber: phone, otp: app.sms.codeFor(phone) });
  expect(verified.headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=/), expect.stringMatching(/^device=/)]);
  const { token } = verified.body;
  const attempts: Record<string, string>[] = [
    { authorization: `Bearer ${token}` },
    { cookie: `sid=${token}` },
    { cookie: `sid=${encodeURIComponent(`s:${token}`)}` },
  ];
  for (const headers of attempts) {
    expect((await app.client().rest('GET', '/users/me', undefined, headers)).status).toBe(401);
  }
});

describe('the life of a session (AU-3)', () => {
  const age = (id: string, column: 'created_at' | 'last_seen_at', minutes: number) =>
    app.sql(`update session set ${column} = now() - make_interval(secs => 60 * $2::float) where user_id = $1`, [
      id,
      minutes,
    ]);

  it.each([
    ['admin', 'idle', 'last_seen_at', 15],
    ['admin', 'old', 'created_at', 12 * 60],
    ['user', 'idle', 'last_seen_at', 60],
    ['user', 'old', 'created_at', 24 * 60],
  ] as const)('ends for an account of the %s door when it is %s', async (door, _state, column, minutes) => {
    const { account, browser } = await signedIn(door);
    await age(account.id, column, minutes - 1);
    expect(await isSignedIn(browser)).toBe(true);
    await age(account.id, column, minutes + 1);
    expect(await me(browser)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('goes on while it is used, and is written at most once a minute', async () => {
    const { account, browser } = await signedIn('admin');
    const lastSeen = async () => {
      const [row] = await app.sql<{ seen: string; seconds: number }>(
        `select last_seen_at::text as seen, extract(epoch from now() - last_seen_at)::float as seconds from session where user_id = $1`,
        [account.id],
      );
      return row;
    };
    const before = await lastSeen();
    await me(browser);
    expect((await lastSeen())?.seen).toBe(before?.seen);
    await age(account.id, 'last_seen_at', 14);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await lastSeen())?.seconds).toBeLessThan(60);
  });

  it.each([
    ['admin', 15],
    ['user', 60],
  ] as const)(
    'tells a browser of the %s door how many seconds of it are left unless it is used',
    async (door, minutes) => {
      const { account, browser } = await signedIn(door);
      const left = async () => Number((await me(browser)).headers.get('session-seconds-left'));
      await age(account.id, 'last_seen_at', 0.5);
      // Written at most once a minute: a use within it does not count.
      expect(await left()).toBeLessThanOrEqual(minutes * 60 - 30);
      expect(await left()).toBeGreaterThan(minutes * 60 - 60);
      await age(account.id, 'last_seen_at', 2);
      expect(await left()).toBe(minutes * 60);
      expect((await me(app.client())).headers.has('session-seconds-left')).toBe(false);
    },
  );

  it.each([
    ['admin', 12],
    ['user', 24],
  ] as const)('tells a browser of the %s door of its age, too, which no use puts off', async (door, hours) => {
    const { account, browser } = await signedIn(door);
    const left = async () => {
      const { headers } = await me(browser);
      return { seconds: Number(headers.get('session-seconds-left')), isFinal: headers.get('session-final') };
    };
    expect(await left()).toMatchObject({ isFinal: null });
    await age(account.id, 'created_at', hours * 60 - 5);
    for (const minutesUnused of [0, 2]) {
      await age(account.id, 'last_seen_at', minutesUnused);
      const { seconds, isFinal } = await left();
      expect(seconds).toBeLessThanOrEqual(5 * 60);
      expect(seconds).toBeGreaterThan(4 * 60);
      expect(isFinal).toBe('true');
    }
  });

  it('does not depend on the clock of the application', async () => {
    const { browser } = await signedIn();
    app.clock.set('2031-01-01T00:00:00Z');
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('signing in and out', () => {
  it('gives a fresh id, and the one that was there before is dead at once (AU-4)', async () => {
    const { browser: attacker } = await signedIn();
    const victim = copyOf(attacker);
    const { phone } = await insertUser(app.sql);
    await victim.rest('POST', '/users/send-otp', { phoneNumber: phone });
    await victim.rest('POST', '/users/verify-otp', { phoneNumber: phone, otp: app.sms.codeFor(phone) });
    expect(cookieOf(victim)).not.toBe(cookieOf(attacker));
    expect(await me(victim)).toMatchObject({ status: 200, body: { data: { mobile_number: phone } } });
    expect((await me(attacker)).status).toBe(401);
  });

  it('gives a fresh id through GraphQL too (AU-4)', async () => {
    const { account, browser } = await signedIn();
    const before = copyOf(browser);
    await browser.graphql(`mutation { sendOtp(door: USER, phoneNumber: "${account.phone}") { message } }`);
    const otp = app.sms.codeFor(account.phone);
    await browser.graphql(`mutation { verifyOtp(door: USER, phoneNumber: "${account.phone}", otp: "${otp}") { id } }`);
    expect([await isSignedIn(browser), await isSignedIn(before)]).toEqual([true, false]);
  });

  it('makes no session for visitors, nor for wrong codes (AU-5)', async () => {
    const before = await sessionCount();
    const visitor = app.client();
    for (let times = 0; times < 100; times++) await me(visitor);
    await visitor.graphql('{ me { id } }');
    await visitor.rest('POST', '/users/verify-otp', { phoneNumber: '9812345678', otp: '000000' });
    expect(visitor.cookies.size).toBe(0);
    expect(await sessionCount()).toBe(before);
    await visitor.rest('POST', '/users/logout');
    expect(await sessionCount()).toBe(before);
  });

  it.each([
    ['REST', (browser: TestClient) => browser.rest('POST', '/users/logout')],
    ['GraphQL', (browser: TestClient) => browser.graphql('mutation { logout }')],
  ])('ends the session for good through %s (AU-6)', async (_protocol, logout) => {
    const { account, browser } = await signedIn();
    const thief = copyOf(browser);
    const answer = await logout(browser);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970/)]);
    expect([...browser.cookies.keys()]).toEqual(['device']);
    expect((await me(thief)).status).toBe(401);
    expect(await app.sql('select from session where user_id = $1', [account.id])).toEqual([]);
    const audited = await app.sql('select verb from audit_event where actor_id = $1', [account.id]);
    expect(audited).toEqual([{ verb: 'auth.logout' }]);
  });

  it('ends the one session alone, not those of the other devices', async () => {
    const { account, browser: phone } = await signedIn();
    const laptop = await app.signIn(account.phone);
    await phone.rest('POST', '/users/logout');
    expect(await isSignedIn(laptop)).toBe(true);
  });

  it('is no error for somebody who is not signed in (reading 14)', async () => {
    expect(await app.client().rest('POST', '/users/logout')).toMatchObject({
      status: 200,
      body: { message: 'You are signed out.' },
    });
    expect((await app.client().graphql('mutation { logout }')).body).toEqual({ data: { logout: true } });
  });
});

describe('what happens to an account holds at once (AU-7)', () => {
  it.each([
    ['switched off', 'disabled_at = now()'],
    ['deleted', 'deleted_at = now()'],
    ['made an admin', `user_type = 'admin'`],
  ])('its session is worth nothing once it is %s', async (_what, change) => {
    const other = await createTestApp({ database: app.database });
    const { account, browser } = await signedIn();
    const elsewhere = other.client();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, true]);
    await app.sql(`update app_user set ${change} where id = $1`, [account.id]);
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false]);
    await other.close();
  });

  it('an admin who is one no more has no power left', async () => {
    const { account, browser } = await signedIn('admin');
    expect((await browser.rest('GET', '/admin/patients/stats')).status).toBe(200);
    await app.sql(`update app_user set user_type = 'user' where id = $1`, [account.id]);
    expect((await browser.rest('GET', '/admin/patients/stats')).status).toBe(401);
  });

  it('its type is the one that the database says now (AU-8)', async () => {
    const { account, browser } = await signedIn();
    await app.sql(`update app_user set user_type = 'user' where id = $1`, [account.id]);
    expect(await me(browser)).toMatchObject({ body: { data: { userType: 'user' } } });
  });
});
