import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
afterAll(() => app.close());

const FIELDS = 'id fullName mobileNumber userType disabled lastLogin createdAt patientId liveSessions';
const LIST = `query ($filter: AccountFilter, $page: Int! = 1, $limit: Int! = 20) {
  users(filter: $filter, page: $page, limit: $limit) { users { ${FIELDS} } total page limit } }`;

interface Page {
  users: { id: string; fullName: string }[];
  total: number;
  page: number;
  limit: number;
}

async function list(variables: object = {}) {
  const { body } = await admin.graphql<{ users: Page }>(LIST, variables);
  return { ...body.data?.users, code: body.errors?.[0]?.extensions.code };
}
const namesOf = async (filter: object) => (await list({ filter })).users?.map(({ fullName }) => fullName);
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

describe('the list of accounts (clinic §9)', () => {
  it.each([{ page: 0 }, { limit: 0 }, { limit: 101 }, { filter: { search: 'x'.repeat(101) } }])(
    'refuses %j',
    async (variables) => {
      expect((await list(variables)).code).toBe('BAD_INPUT');
    },
  );

  it('shows all that is known of one, whose record it is and in how many browsers it is signed in', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    await app.signIn(user.phone);
    await app.signIn(user.phone);
    await app.sql(`update session set expire = now() at time zone 'UTC' - interval '1 second'
      where sid = (select min(sid) from session where user_id = '${user.id}')`);
    const { users } = await list({ filter: { search: user.phone } });
    expect(users).toEqual([
      {
        id: user.id,
        fullName: 'Ramesh Gupta',
        mobileNumber: user.phone,
        userType: 'PATIENT',
        disabled: false,
        lastLogin: NOON.toISOString(),
        createdAt: NOON.toISOString(),
        patientId: record.id,
        liveSessions: 1,
      },
    ]);
  });

  it('runs newest first, by pages, and leaves out accounts that are gone', async () => {
    await app.sql('update app_user set deleted_at = now() where id <> $1', [adminId]);
    const ids = [adminId];
    for (const at of [1, 2, 3]) ids.unshift((await insertUser(app.sql, { created_at: minutes(at) })).id);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })));
    expect(pages.map(({ users }) => users?.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2), []]);
    expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([1, 2, 3].map((at) => [4, at, 2]));
  });
});

describe('accounts are found', () => {
  beforeAll(async () => {
    await app.sql('update app_user set deleted_at = now() where id <> $1', [adminId]);
    const newer = (at: number, full_name: string, columns: object = {}) =>
      insertUser(app.sql, { full_name, created_at: minutes(at), ...columns });
    await newer(1, 'Left Yesterday', { user_type: 'doctor', last_day: '2026-03-09' });
    await newer(2, 'Leaves Today', { user_type: 'doctor', last_day: '2026-03-10' });
    await newer(3, 'Switched Off', { user_type: 'user', disabled_at: NOON });
    await newer(4, 'सुनीता 100%', { phone: '+919700012345' });
    await newer(-1, 'Waiting Patient', { user_type: 'patient', phone: '+919700067890', birth_year_due_since: NOON });
    await newer(-2, 'Waiting User', { user_type: 'user', birth_year_due_since: NOON });
    // The mark means nothing once the account is of the team.
    await newer(-3, 'Doctor Now', { user_type: 'doctor', birth_year_due_since: NOON });
  });

  it.each([
    ['part of a name', { search: 'LEFT' }, ['Left Yesterday']],
    ['part of a name in Devanagari', { search: 'नीता' }, ['सुनीता 100%']],
    ['a sign that searches know, taken literally', { search: '%' }, ['सुनीता 100%']],
    ['digits of the number', { search: '0012' }, ['सुनीता 100%']],
    ['the number as it is dialled', { search: '097000 12345' }, ['सुनीता 100%']],
    ['the number as it is shown', { search: '+91 97000 12345' }, ['सुनीता 100%']],
    ['a number that nobody has', { search: '97000 12346' }, []],
    ['their type', { userType: 'DOCTOR' }, ['Leaves Today', 'Left Yesterday', 'Doctor Now']],
    ['waiting for the year of birth', { birthYearDue: true }, ['Waiting Patient', 'Waiting User']],
    [
      'not waiting for it',
      { birthYearDue: false, search: 't' },
      ['Switched Off', 'Leaves Today', 'Left Yesterday', 'Doctor Now'],
    ],
    ['waiting for it and more', { birthYearDue: true, search: '67890', disabled: false }, ['Waiting Patient']],
    ['being switched off, from the day after the last one on', { disabled: true }, ['Switched Off', 'Left Yesterday']],
    [
      'not being switched off',
      { disabled: false, search: 'a' },
      ['Leaves Today', 'Asha Verma', 'Waiting Patient', 'Waiting User'],
    ],
    ['all of it together', { disabled: true, userType: 'DOCTOR', search: 'yes' }, ['Left Yesterday']],
  ])('by %s', async (_what, filter, names) => {
    expect(await namesOf(filter)).toEqual(names);
  });
});
