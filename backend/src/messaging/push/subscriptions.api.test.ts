import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { settingsOf, subscribe, unsubscribe } from '../../../test/reminder-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { outboundAllow: ['push.test'] } });
});
afterAll(() => app.close());

let user: UserRow;
let patient: TestClient;
let endpoint: string;
beforeEach(async () => {
  app.clock.set(NOON);
  ({ user } = await insertPatientWithAccount(app.sql));
  patient = await app.signIn(user.phone);
  endpoint = `http://push.test/${randomUUID()}`;
});

const browsers = async (account = user.id) =>
  (
    await app.sql<{ endpoint: string }>(
      'select endpoint from push_subscription where account_id = $1 order by created_at, id',
      [account],
    )
  ).map((row) => row.endpoint);

describe('a browser that subscribes (companion §6)', () => {
  it.each([
    ['http://fcm.googleapis.com/fcm/send/a', 'no https'],
    ['https://fcm.googleapis.com:8443/a', 'another port'],
    ['https://fcm.googleapis.com.evil.example/a', 'a host that only begins so'],
    ['https://evilpush.apple.com/a', 'a host that only ends so'],
    ['https://push.apple.com@evil.example/a', 'a name before the host'],
    ['https://user:word@web.push.apple.com/a', 'a password'],
    ['https://127.0.0.1/a', 'the machine itself'],
    ['https://[::1]/a', 'the machine itself, by IPv6'],
    ['https://169.254.169.254/latest', 'the metadata of a cloud'],
    ['https://localhost/a', 'localhost'],
    ['https://intranet/a', 'a host inside the house'],
    ['https://clinic.example/a', 'no push service'],
    ['not an address', 'no address'],
    ['', 'nothing'],
    [`https://fcm.googleapis.com/${'x'.repeat(1_000)}`, 'more than 1,000 characters'],
  ])('at %s is refused: %s', async (address) => {
    expect(await subscribe(patient, address)).toBe('BAD_INPUT');
    expect(await browsers()).toEqual([]);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/c1',
    'https://updates.push.services.mozilla.com/wpush/v2/g1',
    'https://web.push.apple.com/Q1',
    'https://sg2p.notify.windows.com/w/?token=B1',
  ])('at %s is taken, once, and counted', async (address) => {
    expect([await subscribe(patient, address), await subscribe(patient, address)]).toEqual([true, true]);
    expect(await settingsOf(patient)).toMatchObject({ devices: 1 });
    const lines = await app.sql(
      `select subject_type, changed_fields, details from audit_event where verb = 'push.own' and actor_id = $1 and outcome = 'done'`,
      [user.id],
    );
    expect(lines).toEqual([{ subject_type: 'pushSubscription', changed_fields: ['endpoint'], details: null }]);
  });

  it('is the account’s that subscribed last', async () => {
    await subscribe(patient, endpoint);
    const { user: next } = await insertPatientWithAccount(app.sql);
    const other = await app.signIn(next.phone);
    expect(await unsubscribe(other, endpoint)).toBe(true);
    expect(await browsers()).toEqual([endpoint]);
    expect(await subscribe(other, endpoint)).toBe(true);
    expect([await browsers(), await browsers(next.id)]).toEqual([[], [endpoint]]);
  });

  it('by two accounts at once belongs to one of them', async () => {
    const { user: next } = await insertPatientWithAccount(app.sql);
    const other = await app.signIn(next.phone);
    const calls = [patient, other, patient, other].map((one) => subscribe(one, endpoint));
    expect(await Promise.all(calls)).toEqual([true, true, true, true]);
    expect([...(await browsers()), ...(await browsers(next.id))]).toEqual([endpoint]);
  });

  it('as the eleventh takes the place of the oldest, also when they come at once', async () => {
    for (let at = 0; at < 10; at++) {
      app.clock.set(new Date(NOON.getTime() + at * 1_000));
      await subscribe(patient, `${endpoint}/${at}`);
    }
    app.clock.set(new Date(NOON.getTime() + 60_000));
    await Promise.all(['a', 'b', 'c'].map((name) => subscribe(patient, `${endpoint}/${name}`)));
    const left = await browsers();
    expect(left).toHaveLength(10);
    expect(left.slice(0, 7)).toEqual([3, 4, 5, 6, 7, 8, 9].map((at) => `${endpoint}/${at}`));
  });

  it('is told nothing after it unsubscribed, which may be said again', async () => {
    await subscribe(patient, endpoint);
    expect([await unsubscribe(patient, endpoint), await unsubscribe(patient, endpoint)]).toEqual([true, true]);
    expect(await browsers()).toEqual([]);
  });
});

it('push that is switched off is said by a null key, and refuses browsers', async () => {
  const off = await createTestApp({ config: { vapidPrivateKey: undefined } });
  const { user: account } = await insertPatientWithAccount(off.sql);
  const browser = await off.signIn(account.phone);
  expect(await settingsOf(browser)).toMatchObject({ pushKey: null });
  expect(await subscribe(browser, 'https://fcm.googleapis.com/fcm/send/a')).toBe('WRONG_STATE');
  await off.close();
});
