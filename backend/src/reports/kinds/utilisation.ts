import { sql } from 'kysely';
import { sayDay } from '../../platform/time/clinic-time.js';
import { keysOfDay, rowKey, within } from './row-keys.js';
import type { KindOfReport } from './report-kind.js';
import { keysOfSession, SESSION_DAY, sessionsOf } from './sessions.js';

/** Hours that physiotherapists had, and those that sessions took of them. */
export const utilisation: KindOfReport = {
  groupings: ['PHYSIOTHERAPIST', 'WEEK', 'DAY'],
  columns: [
    { key: 'available', label: 'Available', unit: 'MINUTES' },
    { key: 'booked', label: 'Booked', unit: 'MINUTES' },
    { key: 'rate', label: 'Booked of available', unit: 'PERCENT' },
  ],
  isOfPhysiotherapist: true,
  hasRowsOfDays: true,
  related: [['available', 'booked', 'rate']],
  lines: (asked) => {
    const keys = { ...keysOfDay(sql`h.day`), PHYSIOTHERAPIST: sql`h.physiotherapist_id::text` };
    const { from, until, physiotherapistId } = asked;
    return sql`select 'HOURS' as kind, h.physiotherapist_id::text as id, null::uuid as patient_id, h.day, ${rowKey(keys, asked.groupBy)} as row_key,
        h.minutes as available, null::int as booked, 0 as rate, h.minutes as "rateWeight"
      from (select physiotherapist_id, day, minutes from availability_day where ${within(sql`day`, asked)}
        union all select a.* from (select coalesce(min(day), ${until}::date + 1) as first, coalesce(max(day), ${until}::date) as last
            from availability_day) known
          cross join lateral (select * from availability(${from}::date, least(known.first - 1, ${until}::date))
            union all select * from availability(greatest(known.last + 1, ${from}::date), ${until}::date)) a) h
      where h.minutes > 0 ${physiotherapistId ? sql`and h.physiotherapist_id = ${physiotherapistId}` : sql``}
      union all select 'SESSION', a.id::text, a.patient_id, ${SESSION_DAY}, ${rowKey(keysOfSession, asked.groupBy)}, null::int, a.duration_minutes,
        a.duration_minutes, 0
      from appointment a where a.status in ('scheduled', 'completed', 'missed') and ${sessionsOf(asked)}`;
  },
  notes: async ({ from, until }, em) => {
    const { rows } = await sql<{ first: string | null; last: string | null }>`
      select min(day)::text as first, max(day)::text as last from availability_day`.execute(em.getKysely());
    const { first, last } = rows[0] ?? {};
    if (!first || !last) return ['The hours of no day were recorded yet: all of them are reckoned by today’s hours.'];
    return [
      ...(from < first ? [`Hours before ${sayDay(first)} are estimated: they are reckoned by today’s hours.`] : []),
      ...(until > last ? [`Hours after ${sayDay(last)} are those that are planned today.`] : []),
    ];
  },
};
