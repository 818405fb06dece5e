import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

/** So many that pages of a hundred begin behind the ten thousandth live record. */
const RECORDS = 12_300;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  // Some thirty a day, of which many were created at one moment; each fiftieth is complete, and each seventh is deleted.
  await app.sql(
    `insert into patient (id, name, diagnosis, address, gender, birth_date, contact_phone, emergency_phone, created_at, deleted_at)
     select gen_random_uuid(), 'Sunita ' || n, case when n % 50 = 0 then 'Knee' end, 'Lucknow', 'female', '1966-03-10', '+919800000001', '+919800000002',
       $1::timestamptz - n / 30 * interval '1 day' - n % 3 * interval '6 hours', case when n % 7 = 0 then $1::timestamptz end
     from generate_series(1, $2) n`,
    [NOON, RECORDS],
  );
});
afterAll(() => app.close());

async function ask(page: number, status?: 'COMPLETE' | 'INCOMPLETE') {
  const filter = status && { status };
  const { body } = await admin.graphql<{ patients: { total: number; patients: { id: string }[] } }>(
    'query ($filter: PatientFilter, $page: Int!) { patients(filter: $filter, page: $page, limit: 100) { total patients { id } } }',
    { filter, page },
  );
  const { total = 0, patients = [] } = body.data?.patients ?? {};
  return { total, ids: patients.map(({ id }) => id) };
}

async function counted(page: number, condition = 'true') {
  const where = `where deleted_at is null and ${condition}`;
  const [row] = await app.sql<{ total: number }>(`select count(*)::int as total from patient ${where}`);
  const rows = await app.sql<{ id: string }>(
    `select id from patient ${where} order by created_at desc, id desc limit 100 offset $1`,
    [100 * (page - 1)],
  );
  return { total: row?.total ?? 0, ids: rows.map(({ id }) => id) };
}

it('deep pages are those that an offset gives, whether a week ends in them or the list does', async () => {
  const [{ n: last } = { n: 0 }] = await app.sql<{ n: number }>(
    'select ceil(count(*) / 100.0)::int as n from patient where deleted_at is null',
  );
  for (const page of [1, 100, 101, 102, 103, 104, last, last + 1])
    expect(await ask(page), `page ${page}`).toEqual(await counted(page));
});

it('pages and totals of complete and incomplete records are theirs alone', async () => {
  for (const page of [1, 101, 103]) {
    expect(await ask(page, 'INCOMPLETE'), `page ${page}`).toEqual(await counted(page, 'not is_complete'));
    expect(await ask(page, 'COMPLETE')).toEqual(await counted(page, 'is_complete'));
  }
});

it('a new record and a deletion move deep pages at once', async () => {
  const before = (await ask(103)).ids;
  await app.sql('insert into patient (id, name, created_at) values (gen_random_uuid(), $1, $2)', ['Newest', NOON]);
  expect((await ask(103)).ids).toEqual((await counted(103)).ids);
  expect((await ask(103)).ids).not.toEqual(before);
  await app.sql(
    'update patient set deleted_at = now() where id in (select id from patient where deleted_at is null order by created_at desc limit 40)',
  );
  expect(await ask(102)).toEqual(await counted(102));
});

it('who signed in during the hour in which the window begins counts from its minute on', async () => {
  const begins = NOON.getTime() - 720 * 3_600_000;
  const stats = async () => {
    const { body } = await admin.graphql<{ patientStats: { active: number } }>('{ patientStats { active } }');
    return body.data?.patientStats.active;
  };
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
    `insert into app_user (id, phone, user_type, created_at) values (gen_random_uuid(), '+919811111111', 'patient', now()) returning id`,
  );
  await app.sql('insert into patient (id, user_id, created_at) values (gen_random_uuid(), $1, $2)', [id, NOON]);
  const seen: unknown[] = [];
  for (const [minutes, now] of [
    [-1, 0],
    [0, 0],
    [1, 0],
    [1, 2],
    [59, 58],
    [59, 60],
    [61, 60],
  ] as const) {
    app.clock.set(new Date(NOON.getTime() + now * 60_000));
    await app.sql('update app_user set last_login_at = $1 where id = $2', [new Date(begins + minutes * 60_000), id]);
    seen.push(await stats());
  }
  expect(seen).toEqual([0, 1, 1, 0, 1, 0, 1]);
});
