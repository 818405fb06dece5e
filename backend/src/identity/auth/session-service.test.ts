import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Listed {
  mySessions: { id: string; isCurrent: boolean }[];
}
const listOf = async (browser: TestClient) =>
  (await browser.graphql<Listed>('{ mySessions { id isCurrent } }')).body.data?.mySessions ?? [];
const end = async (browser: TestClient, id: string) =>
  (await browser.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id })).body;
const isSignedIn = async (browser: TestClient) => (await browser.rest('GET', '/users/me')).status === 200;

/** An account that is signed in on two devices, the second one last. */
async function twoDevices() {
  const { id, phone } = await insertUser(app.sql);
  return { id, older: await app.signIn(phone), newer: await app.signIn(phone) };
}

describe('one’s own sessions (AU-7)', () => {
  it('are listed newest first under handles that sign nobody in', async () => {
    const { older, newer } = await twoDevices();
    const listed = await listOf(older);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect((await listOf(newer)).map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    const rows = await app.sql<{ sid: string }>('select sid from session');
    for (const { id } of listed) expect(rows.map(({ sid }) => sid)).not.toContain(id);
  });

  it('say when they end: an hour after the last use, and a day after the sign-in at the latest (AU-3)', async () => {
    const { id, newer } = await twoDevices();
    const set = (row: string) => app.sql(`update session set ${row} where user_id = $1`, [id]);
    const ends = async () => {
      const { body } = await newer.graphql<{ mySessions: { endsAt: string }[] }>('{ mySessions { endsAt } }');
      return body.data?.mySessions.map(({ endsAt }) => endsAt);
    };
    await set("created_at = '2099-01-01T00:00:00Z', last_seen_at = '2099-01-01T10:00:30Z'");
    expect(await ends()).toEqual(Array(2).fill('2099-01-01T11:00:30.000Z'));
    await set("last_seen_at = '2099-01-01T23:40:00Z'");
    expect(await ends()).toEqual(Array(2).fill('2099-01-02T00:00:00.000Z'));
  });

  it.each(['', 'x', '\0', 'a\0b', '0'.repeat(64)])('are not found as %j', async (id) => {
    const { older, newer } = await twoDevices();
    expect((await end(older, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect([await isSignedIn(older), await isSignedIn(newer)]).toEqual([true, true]);
  });

  it('are ended by nobody else, not even with their handle', async () => {
    const { older } = await twoDevices();
    const stranger = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const [own] = await listOf(older);
    expect((await end(stranger, own?.id ?? '')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await isSignedIn(older)).toBe(true);
  });

  it('end one by one, at once and on record', async () => {
    const { id, older, newer } = await twoDevices();
    const other = (await listOf(older)).find(({ isCurrent }) => !isCurrent);
    expect((await end(older, other?.id ?? '')).data).toEqual({ endSession: true });
    expect([await isSignedIn(older), await isSignedIn(newer)]).toEqual([true, false]);
    const lines = await app.sql("select from audit_event where subject_id = $1 and verb = 'session.end'", [id]);
    expect(lines).toHaveLength(1);
  });

  it('end all but the present one', async () => {
    const { older, newer } = await twoDevices();
    const { body } = await older.graphql('mutation { endOtherSessions }');
    expect(body.data).toEqual({ endOtherSessions: 1 });
    expect([await isSignedIn(older), await isSignedIn(newer)]).toEqual([true, false]);
  });

  it('are all ended by an admin', async () => {
    const { id, older, newer } = await twoDevices();
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const { body } = await admin.graphql('mutation ($id: ID!) { endSessionsOf(userId: $id) }', { id });
    expect(body.data).toEqual({ endSessionsOf: 2 });
    expect([await isSignedIn(older), await isSignedIn(newer)]).toEqual([false, false]);
  });
});
