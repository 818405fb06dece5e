import { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPhone } from '../../../test/builders.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { compareCounters, foldCounters, rebuildCounters } from '../../platform/counters/compare-counters.js';
import { SeededRandom } from '../sample-data/seeded-random.js';
import { COUNTERS } from './all-counters.js';

const WRITERS = 8;
const STEPS = 50;
const PEOPLE = 24;

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: WRITERS + 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const people = Array.from({ length: PEOPLE }, () => uuidv7());
/** A moment of the last sixty days, at the end of one at times. */
const moment = `date_trunc('minute', now() - random() * interval '60 days')`;
const filled = `'12 Hazratganj', 'female', '1966-03-10', '+919800000001', '+919800000002'`;

/** What writers do, as SQL on an account $1. */
const changes = {
  insert: `insert into patient (id, user_id, name, diagnosis, address, gender, birth_date, contact_phone, emergency_phone, created_at)
    select gen_random_uuid(), $1, 'Sunita', 'Knee', ${filled}, ${moment} where not exists (select from patient where user_id = $1 and deleted_at is null)`,
  insertMany: `insert into patient (id, user_id, name, created_at)
    select gen_random_uuid(), null, 'Bare', ${moment} from generate_series(1, 3) where $1::uuid is not null`,
  rename: `update patient set name = name || 'a' where user_id = $1`,
  complete: `update patient set diagnosis = case when diagnosis is null then 'Hip' end where user_id = $1`,
  remove: `update patient set deleted_at = now() where user_id = $1 and deleted_at is null`,
  restore: `update patient set deleted_at = null where id = (select id from patient p where user_id = $1
    and not exists (select from patient o where o.user_id = $1 and o.deleted_at is null) limit 1)`,
  unlink: `update patient set user_id = null where user_id = $1`,
  erase: `delete from patient where user_id = $1 and deleted_at is not null`,
  signIn: `update app_user set last_login_at = ${moment} where id = $1`,
  become: `update app_user set user_type = case user_type when 'patient' then 'user' else 'patient' end where id = $1`,
  pay: `insert into payment (id, amount_paise, method, status, created_at)
    select gen_random_uuid(), 100 + n, 'UPI', (array['Paid', 'Pending', 'Failed'])[n], ${moment} from generate_series(1, 3) n where $1::uuid is not null`,
  refund: `update payment set status = case status when 'Pending' then 'Paid' else 'Refunded' end
    where $1::uuid is not null and id in (select id from payment where status in ('Pending', 'Paid') order by random() limit 1 for update skip locked)`,
  correct: `update payment set amount_paise = amount_paise + 7, created_at = ${moment}
    where $1::uuid is not null and id in (select id from payment order by random() limit 1 for update skip locked)`,
  drop: `delete from payment where $1::uuid is not null and id in (select id from payment order by random() limit 1 for update skip locked)`,
  fold: 'select fold_counters() where $1::uuid is not null',
} as const;
const names = Object.keys(changes) as [keyof typeof changes];

/** How often something else than a second live record of an account was refused. */
const refused: string[] = [];

async function write(random: SeededRandom): Promise<void> {
  const client = await pool.connect();
  try {
    for (let step = 0; step < STEPS; step++) {
      await client.query('begin');
      await client
        .query(changes[random.pick(names)], [people[random.whole(0, PEOPLE - 1)]])
        .then(() => client.query(random.chance(25) ? 'rollback' : 'commit'))
        .catch(async (error: { code: string }) => {
          if (error.code !== '23505') refused.push(error.code);
          await client.query('rollback');
        });
    }
  } finally {
    client.release();
  }
}

it('after a storm of eight writers each counter equals its rows, and at each moment of it; no write fails', async () => {
  for (const id of people)
    await pool.query(`insert into app_user (id, phone, user_type, created_at) values ($1, $2, 'patient', now())`, [
      id,
      freshPhone(),
    ]);
  const progress = { isOver: false };
  const seed = Date.now();
  const storm = Promise.all(Array.from({ length: WRITERS }, (_, at) => write(new SeededRandom(seed, at)))).finally(
    () => (progress.isOver = true),
  );
  while (!progress.isOver) expect(await compareCounters(pool, COUNTERS), `seed ${seed}`).toEqual([]);
  await storm;
  expect(refused).toEqual([]);
  expect(await compareCounters(pool, COUNTERS), `seed ${seed}`).toEqual([]);
  await foldCounters(pool);
  expect(await compareCounters(pool, COUNTERS)).toEqual([]);
  // Something was counted by each, and a fold leaves one row for each place.
  const { rows } = await pool.query('select name, count(*) > 0 as is from counter group by name order by name');
  expect(rows).toEqual(COUNTERS.map(({ name }) => ({ name, is: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  const { rows: twice } = await pool.query(
    'select from counter group by name, slot, part having count(*) > 1 or sum(n) <= 0',
  );
  expect(twice).toEqual([]);
}, 30_000);

it('a backlog is folded in batches, until nothing is left', async () => {
  const sums = () =>
    pool.query(`select slot, sum(n) as n, sum(paise) as paise, count(*) as rows, bool_or(is_new) as is from counter
      where name = 'backlog' group by slot order by slot`);
  await pool.query(`insert into counter (name, slot, part, n, paise)
    select 'backlog', n % 2, '', case when n % 5 = 0 then -1 else 1 end, n from generate_series(1, 20) n`);
  const { rows } = await pool.query('select fold_counters(6) as seen');
  expect(rows).toEqual([{ seen: 6 }]);
  expect((await pool.query('select from counter where is_new')).rowCount).toBe(14);
  await foldCounters(pool, 6);
  expect((await sums()).rows).toEqual([
    { slot: 0, n: '6', paise: '110', rows: '1', is: false },
    { slot: 1, n: '6', paise: '100', rows: '1', is: false },
  ]);
  await pool.query(`delete from counter where name = 'backlog'`);
});

it('a comparison and a fold may take, and wait for a lock, longer than a request', async () => {
  const hurried = new Pool({ connectionString: database.appUrl, statement_timeout: 100, lock_timeout: 50 });
  const slow = (truth: string) => ({
    name: 'slow',
    what: 'slow',
    truth: `select 0 as slot, '' as part, 1 as n, 0 as paise ${truth}`,
  });
  expect(await compareCounters(hurried, [slow('from pg_sleep(0.2)')])).toEqual([{ what: 'slow', places: 1 }]);
  const other = await pool.connect();
  await other.query("select pg_advisory_lock(hashtext('fold_counters'))");
  const folded = foldCounters(hurried);
  await other.query("select pg_sleep(0.2), pg_advisory_unlock(hashtext('fold_counters'))");
  other.release();
  await expect(folded).resolves.toBeUndefined();
  await hurried.end();
});

it('rows are counted for whoever has an empty search path, as pg_restore does', async () => {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local search_path = ''`);
    await client.query(
      `insert into public.app_user (id, phone, user_type, has_record, last_login_at, created_at)
       values (gen_random_uuid(), $1, 'patient', true, '2001-01-01', now())`,
      [freshPhone()],
    );
    const { rows } = await client.query(`select n from public.counter where name = 'sign_ins' and slot < 300000`);
    expect(rows).toEqual([{ n: 1 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  const { rows: others } = await pool.query(
    `select proname from pg_proc where prosrc like '%into counter %' and proconfig is null`,
  );
  expect(others).toEqual([]);
});

it('the application cannot change a row of a counter, only add and fold', async () => {
  await expect(pool.query('update counter set n = 0')).rejects.toThrow('permission denied');
  await expect(pool.query('truncate counter')).rejects.toThrow('permission denied');
});

it('whatever is wrong is found and corrected, also while others write', async () => {
  await pool.query(`insert into counter (name, slot, part, n, paise) values
    ('patients', 0, 'complete', 5, 0), ('payment_days', 3, 'Paid', 0, 1)`);
  await pool.query(`delete from counter where name = 'sign_ins'`);
  const found = await compareCounters(pool, COUNTERS);
  expect(found.map(({ what }) => what)).toEqual([
    'records by completeness',
    'patients by hour of the last sign-in',
    'payments by day and status',
  ]);
  const both = Promise.all([rebuildCounters(pool, COUNTERS), rebuildCounters(pool, COUNTERS)]);
  const [corrected] = await Promise.all([both, write(new SeededRandom(1)), write(new SeededRandom(2))]);
  // Whoever came second found nothing.
  expect(corrected.flat().map(({ what }) => what)).toEqual(found.map(({ what }) => what));
  expect(await compareCounters(pool, COUNTERS)).toEqual([]);
});
