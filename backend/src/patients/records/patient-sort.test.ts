import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertBareRecord, insertPatient, insertUser } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
/** The names of the records by the number on their cards. */
const called: Record<string, string> = {};
const before = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000);

/** A record made so many hours ago, with an account that signed in so many hours ago, or never, or without one. */
async function add(name: string, made: number, login: number | 'never' | 'no account'): Promise<void> {
  const account =
    login === 'no account'
      ? undefined
      : await insertUser(app.sql, { last_login_at: login === 'never' ? null : before(login) });
  const row = { name, created_at: before(made), user_id: account?.id ?? null };
  const { reference } = await insertPatient(app.sql, row);
  called[reference] = name;
}

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await add('sunita', 9, 3);
  await add('Asha', 1, 'no account');
  await add('रमेश', 5, 1);
  await add('Mohan', 7, 'never');
  await add('ASHA', 3, 2);
  const { id } = await insertBareRecord(app.sql, (await insertUser(app.sql)).id, { created_at: before(4) });
  const [bare] = await app.sql<{ number: number }>('select number from patient where id = $1', [id]);
  called[`PT-${String(bare?.number).padStart(6, '0')}`] = '';
  await insertPatient(app.sql, { name: 'Gone', deleted_at: NOON, user_id: (await insertUser(app.sql)).id });
});
afterAll(() => app.close());

interface Listed {
  data: { patients: { patientId: string }[]; total: number };
}
async function list(query: string): Promise<(string | undefined)[]> {
  const { body } = await admin.rest<Listed>('GET', `/admin/patients?${query}`);
  return body.data.patients.map(({ patientId }) => called[patientId]);
}

const orders = {
  newest: ['Asha', 'ASHA', '', 'रमेश', 'Mohan', 'sunita'],
  name: ['Asha', 'ASHA', 'Mohan', 'sunita', 'रमेश', ''],
  last_login: ['रमेश', 'ASHA', 'sunita', 'Asha', '', 'Mohan'],
  number: ['sunita', 'Asha', 'रमेश', 'Mohan', 'ASHA', ''],
};

it.each(Object.entries(orders))(
  'lists by %s, and every page is a stretch of the same order',
  async (sort, expected) => {
    expect(await list(`sort=${sort}`)).toEqual(expected);
    for (const limit of [1, 2, 4]) {
      const pages = Array.from({ length: Math.ceil(6 / limit) }, (_, at) =>
        list(`sort=${sort}&limit=${limit}&page=${at + 1}`),
      );
      expect((await Promise.all(pages)).flat()).toEqual(expected);
    }
  },
);

it.each(Object.entries(orders))('filters what is listed by %s', async (sort, expected) => {
  expect(await list(`sort=${sort}&status=complete&limit=3`)).toEqual(expected.filter((name) => name).slice(0, 3));
  expect(await list(`sort=${sort}&status=complete&limit=3&page=2`)).toEqual(expected.filter((name) => name).slice(3));
});

it('is newest first when nothing is said, and refuses another order', async () => {
  expect(await list('')).toEqual(orders.newest);
  expect(await list('sort=')).toEqual(orders.newest);
  const refused = await admin.rest('GET', '/admin/patients?sort=age');
  expect(refused).toMatchObject({ status: 400, body: { fields: { sort: expect.stringContaining('The order') } } });
});

it('is the argument sort of patients in GraphQL', async () => {
  const { body } = await admin.graphql<{ patients: { patients: { name: string }[] } }>(
    '{ patients(sort: LAST_LOGIN, limit: 2) { patients { name } } }',
  );
  expect(body.data?.patients.patients).toEqual([{ name: 'रमेश' }, { name: 'ASHA' }]);
});

it('answers a page also where the count of who signed in is past what the page before it skipped', async () => {
  // As when somebody signs in between the two questions: counted, and not among the rows.
  const { id } = await insertUser(app.sql, { last_login_at: before(50) });
  await app.sql('update app_user set has_record = true where id = $1', [id]);
  expect(await list('sort=last_login&limit=1&page=4')).toEqual(['Asha']);
  await app.sql('update app_user set has_record = false where id = $1', [id]);
});

it('lists the records of one account in one order, however long the page', async () => {
  const { id } = await insertUser(app.sql, { last_login_at: before(99) });
  for (let made = 0; made < 5; made += 1)
    await insertPatient(app.sql, { name: 'Twice Deleted', user_id: id, deleted_at: before(made) });
  const ofOne = async (limit: number, page: number) => {
    const filter = 'filter: { search: "Twice Deleted", withDeleted: true }';
    const { body } = await admin.graphql<{ patients: { patients: { id: string }[] } }>(
      `{ patients(sort: LAST_LOGIN, limit: ${limit}, page: ${page}, ${filter}) { patients { id } } }`,
    );
    return body.data?.patients.patients.map((patient) => patient.id) ?? [];
  };
  const whole = await ofOne(5, 1);
  expect(whole).toEqual(whole.toSorted());
  expect((await Promise.all([1, 2, 3, 4, 5].map((page) => ofOne(1, page)))).flat()).toEqual(whole);
  await app.sql('delete from patient where user_id = $1', [id]);
});

it('holds the deleted ones, too, when they are asked for', async () => {
  for (const sort of ['NEWEST', 'NAME', 'LAST_LOGIN', 'NUMBER']) {
    const { body } = await admin.graphql<{ patients: { total: number; patients: { id: string }[] } }>(
      `{ patients(sort: ${sort}, filter: { withDeleted: true }) { total patients { id } } }`,
    );
    expect(body.data?.patients.total).toBe(7);
    expect(new Set(body.data?.patients.patients.map(({ id }) => id)).size).toBe(7);
  }
});
