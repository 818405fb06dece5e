import { Pool } from 'pg';
import { median } from './measure.js';
import { addDays, clinicDay } from '../src/platform/clinic-time.js';
import type { Product } from './product.js';

/** As many people and days as the goal of clinic §4 speaks of. */
const PEOPLE = 12;
const DAYS = 14;
const CALLS = 200;
const WARM_UP = 20;

/** Twelve who treat, with up to eight sessions of each on every day to come; in an open clinic unless said otherwise. */
export async function fillCalendar(databaseUrl: string, isOpen = true): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    if (isOpen) await pool.query('update clinic_settings set opened_at = now()');
    await pool.query(
      `insert into physiotherapist (id, name, specialization, created_at)
       select gen_random_uuid(), 'Bench ' || number, 'Orthopaedic', now()
       from generate_series(1, $1 - (select count(*) from physiotherapist where deleted_at is null)) number`,
      [PEOPLE],
    );
    await pool.query(
      `insert into appointment (id, patient_id, physiotherapist_id, starts_at, session_type, status, created_at)
       select gen_random_uuid(), p.id, t.id, (date_trunc('day', now() at time zone 'Asia/Kolkata')
         + make_interval(days => day, hours => 8 + hour)) at time zone 'Asia/Kolkata', 'Clinic', 'scheduled', now()
       from generate_series(0, $1 - 1) day cross join generate_series(0, 7) hour
         cross join (select id, row_number() over (order by id) as place from physiotherapist where deleted_at is null) t
         join (select id, row_number() over (order by id) as place from patient where deleted_at is null) p
           on p.place = t.place + $2 * ((day * 8 + hour) % 50)
       on conflict do nothing`,
      [DAYS, PEOPLE],
    );
  } finally {
    await pool.end();
  }
}

/** How long the free times of fourteen days take, and how many there are. */
export async function measureFreeTimes(product: Product): Promise<{ p50: number; slots: number }> {
  const query = `query ($input: FreeSlotsInput!) {
    freeSlots(input: $input) { startsAt endsAt physiotherapist { id name } requested }
  }`;
  const from = clinicDay(new Date());
  const variables = { input: { from, until: addDays(from, DAYS - 1), sessionType: 'CLINIC' } };
  const times: number[] = [];
  let slots = 0;
  for (let at = 0; at < WARM_UP + CALLS; at++) {
    const { body, milliseconds } = await product.graphql({ query, variables });
    const { data } = JSON.parse(body) as { data: { freeSlots: unknown[] } };
    slots = data.freeSlots.length;
    if (at >= WARM_UP) times.push(milliseconds);
  }
  return { p50: median(times), slots };
}
