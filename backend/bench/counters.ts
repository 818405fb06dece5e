import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { Client, Pool } from 'pg';
import { entities } from '../src/app/entities.js';
import { COUNTERS } from '../src/app/counters/all-counters.js';
import { keptTotals } from '../src/money/counters/kept-totals.js';
import { isActiveAccount, keptActive, keptTotal, keysByWeek } from '../src/patients/counters/kept-counts.js';
import { compareCounters, rebuildCounters } from '../src/platform/counters/compare-counters.js';
import { openDatabase } from '../src/platform/db/database.js';
import { createLogger } from '../src/platform/logger.js';
import { clinicDay, endOfDay, startOfDay } from '../src/platform/time/clinic-time.js';
import { startBenchDatabase } from './bench-database.js';
import type { Bench } from './bulk.js';
import { median } from './measure.js';

const CALLS = 60;
const WARM_UP = 10;
const ROUNDS = 12;
const WRITERS = 8;
/** Writes of a writer in a round. */
const WRITES = 60;
const KEPT_BY = ['patient', 'app_user', 'payment'].flatMap((table) =>
  ['count_new', 'count_changed', 'count_deleted'].map((trigger) => [table, trigger] as const),
);

/** A statement as it was, and as it is with a counter. */
type Pair = readonly [what: string, before: RawBuilder<unknown>, now: RawBuilder<unknown>];

function pairs(patients: number): Pair[] {
  const now = new Date();
  const live = sql`p.deleted_at is null`;
  const from = startOfDay(`${clinicDay(now).slice(0, 7)}-01`);
  const until = endOfDay(clinicDay(now));
  const page = (offset: number): Pair => [
    `keys of page ${(offset / 10 + 1).toLocaleString('en')}`,
    sql`select p.id from patient p where ${live} order by p.created_at desc, p.id desc limit 10 offset ${offset}`,
    keysByWeek(live, undefined, { offset, limit: 10 }),
  ];
  return [
    ['total of a list', sql`select count(*)::int from patient p where ${live}`, sql`select ${keptTotal()}`],
    [
      'total of complete records',
      sql`select count(*)::int from patient p where ${live} and p.is_complete`,
      sql`select ${keptTotal('complete')}`,
    ],
    [
      'statistics',
      sql`select count(*)::int as total, count(*) filter (where not is_complete) as incomplete,
        (select count(*)::int from app_user where ${isActiveAccount(now)}) as active from patient where deleted_at is null`,
      sql`select ${keptTotal()} as total, ${keptTotal('incomplete')} as incomplete, ${keptActive(now)} as active`,
    ],
    [
      'totals of a month of payments',
      sql`select count(*)::int as total, coalesce(sum(amount_paise) filter (where status = 'Paid'), 0)::text as paid
        from payment where created_at between ${from} and ${until}`,
      keptTotals({ startDate: from, endDate: until }),
    ],
    page(1_000),
    page(2_000),
    page(4_000),
    page(Math.floor(patients / 2)),
  ];
}

/** Prints what statements take with counters of the same without, and the rate of writes with them of that without, in turn. */
export async function benchCounters(patients: number, { print, load, onStarted }: Bench): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const { appUrl, ownerUrl } = await startBenchDatabase(patients, onStarted);
  const database = await openDatabase(appUrl, entities, createLogger('silent'));
  onStarted(() => database.close());
  print('Measuring …');
  const loadBefore = load();
  for (const [what, before, now] of pairs(patients)) {
    const times = await compareStatements(database.orm.em, before, now);
    print(`${what}: ${times.before.toFixed(2)} ms, with a counter ${times.now.toFixed(2)}`);
  }
  const rates = await measureWrites(appUrl, ownerUrl);
  const misfits = await compareCounters(database.pool, COUNTERS);
  await rebuildCounters(database.pool, COUNTERS);
  print(
    `${Math.round(rates.kept)} writes a second with counters, ${Math.round(rates.bare)} without, by ${WRITERS} writers: ` +
      `${(rates.kept / rates.bare).toFixed(2)} of the rate (${misfits.length} counters missed the writes without), ` +
      `load ${loadBefore} before and ${load()} after. The goal: at least 0.8.`,
  );
}

async function compareStatements(em: EntityManager, before: RawBuilder<unknown>, now: RawBuilder<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP + CALLS; at++) {
    for (const side of at % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await (side ? now : before).execute(em.fork().getKysely());
      if (at >= WARM_UP) times[side].push(performance.now() - started);
    }
  }
  return { before: median(times[0]), now: median(times[1]) };
}

/** Rates of writes with the triggers and without them, in writes a second. */
async function measureWrites(appUrl: string, ownerUrl: string): Promise<{ kept: number; bare: number }> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const pool = new Pool({ connectionString: appUrl, max: WRITERS });
  const seconds = { kept: 0, bare: 0 };
  // One round of each that is not timed.
  for (let round = -2; round < ROUNDS; round++) {
    const side = round % 2 ? 'kept' : 'bare';
    for (const [table, trigger] of KEPT_BY)
      await owner.query(`alter table ${table} ${side === 'kept' ? 'enable' : 'disable'} trigger ${trigger}`);
    const started = performance.now();
    await Promise.all(Array.from({ length: WRITERS }, () => writeInTurn(pool)));
    if (round >= 0) seconds[side] += (performance.now() - started) / 1_000;
  }
  for (const [table, trigger] of KEPT_BY) await owner.query(`alter table ${table} enable trigger ${trigger}`);
  await pool.end();
  await owner.end();
  const writes = (ROUNDS / 2) * WRITERS * WRITES;
  return { kept: writes / seconds.kept, bare: writes / seconds.bare };
}

/** What happens to a new patient $1 of an account $2, each in a transaction of its own, without the product around it. */
const LIFE = [
  `insert into app_user (id, phone, user_type, full_name, created_at)
    select $2, '+91' || lpad((abs(hashtext($1::text)::bigint) * 3 % 10000000000)::text, 10, '6'), 'patient', 'Ramesh', now() where $1::uuid <> $2::uuid
    on conflict do nothing`,
  `insert into patient (id, user_id, name, created_at) select $1, id, 'Ramesh', now() from app_user where id = $2`,
  `update app_user set last_login_at = now() where id = $2 and $1::uuid is not null`,
  `update patient set name = 'Ramesh Gupta', diagnosis = 'Knee', address = 'Lucknow', gender = 'male', birth_date = '1966-03-10',
    contact_phone = '+919800000001', emergency_phone = '+919800000002' where id = $1 and $2::uuid is not null`,
  `insert into payment (id, patient_id, amount_paise, method, status, created_at)
    select $2, id, 150000, 'UPI', 'Pending', now() from patient where id = $1`,
  `update payment set status = 'Paid', received_on = current_date where id = $2 and $1::uuid is not null`,
  `update patient set name = 'Ramesh K Gupta' where id = $1 and $2::uuid is not null`,
  `update patient set deleted_at = now() where id = $1 and $2::uuid is not null`,
  `update patient set deleted_at = null where id = $1 and $2::uuid is not null`,
  `update app_user set last_login_at = now() + interval '1 hour' where id = $2 and $1::uuid is not null`,
];

async function writeInTurn(pool: Pool): Promise<void> {
  let named: string[] = [];
  for (let at = 0; at < WRITES; at++) {
    if (at % LIFE.length === 0) named = [randomUUID(), randomUUID()];
    await pool.query(LIFE[at % LIFE.length] ?? '', named);
  }
}
