import { sql, type RawBuilder } from 'kysely';
import { rowKey } from './row-keys.js';
import { count, type KindOfReport } from './report-kind.js';
import { keysOfSession, SESSION_DAY, sessionsOf } from './sessions.js';

/** Whether completed session `a` is the first one of its patient ever. */
export const IS_FIRST: RawBuilder<unknown> = sql`not exists (select from appointment b where b.patient_id = a.patient_id and b.status = 'completed'
  and b.deleted_at is null and (b.starts_at, b.id) < (a.starts_at, a.id))`;

/** Patients who came for the first time, and those who came again. */
export const patients: KindOfReport = {
  groupings: ['MONTH', 'WEEK'],
  columns: [count('new', 'New'), count('returning', 'Returning')],
  isOfPhysiotherapist: false,
  hasRowsOfDays: true,
  hasLinesOfTotal: true,
  lines: (asked) => sql`select 'PATIENT' as kind, c.patient_id::text as id, c.patient_id, min(c.day) as day, c.row_key,
      case when bool_or(c.is_first) then 1 end as "new", case when not bool_or(c.is_first) then 1 end as "returning"
    from (select a.patient_id, ${SESSION_DAY} as day, ${asked.isTotal ? sql`'total'` : rowKey(keysOfSession, asked.groupBy)} as row_key,
        ${IS_FIRST} as is_first
      from appointment a where a.status = 'completed' and ${sessionsOf(asked)}) c
    group by c.patient_id, c.row_key`,
  notes: () => [
    'New: the first completed session ever. Returning: another one. The total counts each patient once, so it may be less than the sum of the rows.',
  ],
};
