import { expect } from 'vitest';
import type { Database } from '../src/platform/db/database.js';
import { brokenLaws } from './money-calls.js';
import type { Sql } from './test-app.js';

/**
 * Expects that the laws of money §1 hold for each record of a database, that each bill is the sum of its charges, that bills and credit
 * notes are numbered without gaps, and that nothing is dated ahead.
 */
export async function expectSoundBooks({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const sql: Sql = async (statement, values) => (await pool.query(statement, values)).rows;
  const patients = await sql<{ id: string }>('select distinct patient_id as id from charge order by 1');
  expect(patients.length).toBeGreaterThan(0);
  for (const { id } of patients) expect(await brokenLaws(sql, id), id).toEqual([]);
  const none = async (from: string, values: unknown[] = []) =>
    expect(await sql(`select 1 from ${from}`, values), from).toEqual([]);
  await none(`bill b join (select l.bill_id, sum(c.amount_paise) as total, count(*) as lines, bool_and(c.patient_id = b.patient_id) as is_own
      from bill_line l join charge c on c.id = l.charge_id join bill b on b.id = l.bill_id group by 1) c on c.bill_id = b.id
    where not c.is_own or c.total <> b.total_paise or c.lines <> jsonb_array_length(b.printed->'lines')
      or c.total <> (select sum((line->>'amount')::int) from jsonb_array_elements(b.printed->'lines') line)`);
  await none(`bill b where not exists (select from bill_line where bill_id = b.id)`);
  await none(`(select left(number, -6) as series, max(right(number, 5)::int) as last, count(*) as made from (
      select number from bill union all select number from credit where number is not null) n group by 1) s
    left join receipt_counter r on s.series = case r.series when 'bill' then 'B/' else 'CN/' end || r.year and r.series in ('bill', 'credit')
    where s.last <> s.made or s.last is distinct from r.last`);
  const today = `($1::timestamptz at time zone 'Asia/Kolkata')::date`;
  await none(`charge where day > ${today} or created_at > $1`, [now]);
  await none(`credit where day > ${today} or created_at > $1`, [now]);
  await none(`bill where day > ${today} or created_at > $1`, [now]);
  await none(`package_use u join package p on p.id = u.package_id join appointment a on a.id = u.appointment_id
    where a.patient_id <> p.patient_id or a.status <> 'completed' or u.day not between p.valid_from and p.valid_until`);
  await none(`(select package_id, count(*) as used from package_use where returned_at is null group by 1) u
    join package p on p.id = u.package_id where u.used > p.sessions`);
  // A completed session is charged or uses a package, never both.
  await none(
    `charge c join package_use u on u.appointment_id = c.appointment_id where c.kind = 'SESSION' and u.returned_at is null`,
  );
}
