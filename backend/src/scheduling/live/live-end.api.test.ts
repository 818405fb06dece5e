import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertStaff, insertUser } from '../../../test/builders.js';
import { Listener, toldTo } from '../../../test/listener.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';

let app: TestApp;
let admin: TestClient;
let desk: TestClient;
const listening: Listener[] = [];

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
afterEach(async () => {
  await app.sql('delete from second_factor_role');
  await Promise.all(listening.splice(0).map((listener) => listener.leave()));
});
afterAll(() => app.close());

async function listen(...browsers: TestClient[]): Promise<Listener[]> {
  const opened: Listener[] = [];
  for (const browser of browsers) opened.push(await Listener.open(browser));
  listening.push(...opened);
  return opened;
}

describe('how a stream ends (bench §5)', () => {
  const someone = async () => {
    const { user } = await insertStaff(app.sql);
    return { user, browser: await app.signIn(user.phone, 'staff') };
  };
  const ends: [string, (userId: string, browser: TestClient) => Promise<unknown>][] = [
    ['sign-out', (_id, browser) => browser.rest('POST', '/users/logout')],
    [
      'idle time',
      (id) => app.sql("update session set last_seen_at = now() - interval '30 minutes' where user_id = $1", [id]),
    ],
    ['age', (id) => app.sql("update session set created_at = now() - interval '12 hours' where user_id = $1", [id])],
    ['a disabled account', (id) => app.sql('update app_user set disabled_at = now() where id = $1', [id])],
    ['another role', (id) => app.sql("update app_user set user_type = 'reception' where id = $1", [id])],
    [
      'the rule that its role confirms by a second factor',
      () => app.sql("insert into second_factor_role (role) values ('physiotherapist')"),
    ],
    ['the last day', (id) => app.sql('update app_user set last_day = current_date - 2 where id = $1', [id])],
  ];
  it.each(ends)('ends at the next second after %s, and tells nothing more', async (_what, end) => {
    const { user, browser } = await someone();
    const listener = await Listener.open(browser);
    const atDesk = await Listener.open(desk);
    listening.push(atDesk);
    await end(user.id, browser);
    await app.sql('update clinic_settings set lead_minutes = lead_minutes + 1');
    expect(await toldTo(app, atDesk)).toEqual([['calendar']]);
    expect(await listener.rest()).toBe('');
  });

  it('is no use of the session, however its path is spelled', async () => {
    const { user, browser } = await someone();
    await app.sql("update session set last_seen_at = now() - interval '20 minutes' where user_id = $1", [user.id]);
    for (const path of ['/api/v1/events', '/API/V1/Events/']) await (await browser.send(path)).body?.cancel();
    const [{ isOld } = { isOld: false }] = await app.sql<{ isOld: boolean }>(
      `select last_seen_at < now() - interval '19 minutes' as "isOld" from session where user_id = $1`,
      [user.id],
    );
    expect(isOld).toBe(true);
  });

  it('asks the database nothing while nobody listens, and twice for all who do', async () => {
    // Nobody has listened to it, so no stream is still to be noticed as closed.
    const fresh = await createTestApp({ database: app.database });
    using watched = watchStatements();
    await fresh.application.tellChanges();
    const quiet = watched.count();
    await listen(admin, desk, (await someone()).browser);
    watched.clear();
    await app.application.tellChanges();
    expect([quiet, watched.count()]).toEqual([0, 2]);
    await fresh.close();
  });

  it('does not occupy a slot of the request limit', async () => {
    const narrow = await createTestApp({ database: app.database, limits: { requestsAtOnce: 2 } });
    const browser = await narrow.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const opened = [await Listener.open(browser), await Listener.open(browser), await Listener.open(browser)];
    expect((await browser.rest('GET', '/users/me')).status).toBe(200);
    await Promise.all(opened.map((listener) => listener.leave()));
    await narrow.close();
  });

  it('ends first when the process is to stop, which refuses another', async () => {
    const stopping = await createTestApp({ database: app.database });
    const browser = await stopping.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const listener = await Listener.open(browser);
    stopping.application.endStreams();
    expect(await listener.rest()).toBe('');
    expect((await browser.rest('GET', '/events')).status).toBe(503);
    await stopping.close();
  });
});
