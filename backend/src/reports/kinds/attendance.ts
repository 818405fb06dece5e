import { sql } from 'kysely';
import { rowKey } from './row-keys.js';
import { count, type KindOfReport } from './report-kind.js';
import { keysOfSession, SESSION_DAY, sessionsOf } from './sessions.js';

const rate = (key: string, label: string) => ({ key, label, unit: 'PERCENT' as const });

/** SQL condition: `a` is a request that was declined, withdrawn or not answered, which never was a session. */
const WAS_NONE = sql`(a.status = 'canceled' and a.approved_at is null and not a.booked_at_once)`;

/** Sessions by what became of them, on the day on which they begin. */
export const attendance: KindOfReport = {
  groupings: ['PHYSIOTHERAPIST', 'WEEK', 'MONTH', 'OFFER'],
  columns: [
    count('sessions', 'Sessions'),
    count('completed', 'Completed'),
    count('missed', 'Missed'),
    count('canceledByPatient', 'Canceled by patients'),
    count('canceledByClinic', 'Canceled by the clinic'),
    rate('noShowRate', 'No-shows'),
    rate('cancelRate', 'Canceled'),
  ],
  isOfPhysiotherapist: true,
  hasRowsOfDays: true,
  related: [
    ['completed', 'missed', 'noShowRate'],
    ['canceledByPatient', 'canceledByClinic', 'sessions', 'cancelRate'],
    ['completed', 'missed', 'canceledByPatient', 'canceledByClinic', 'sessions'],
  ],
  lines: (asked) => sql`select 'SESSION' as kind, a.id::text as id, a.patient_id, ${SESSION_DAY} as day,
      ${rowKey(keysOfSession, asked.groupBy)} as row_key, 1 as sessions,
      case when a.status = 'completed' then 1 end as completed, case when a.status = 'missed' then 1 end as missed,
      case when a.canceled_by = 'PATIENT' then 1 end as "canceledByPatient", case when a.canceled_by = 'CLINIC' then 1 end as "canceledByClinic",
      case a.status when 'missed' then 1 when 'completed' then 0 end as "noShowRate", 1 as "noShowRateWeight",
      case when a.status = 'canceled' then 1 else 0 end as "cancelRate", 1 as "cancelRateWeight"
    from appointment a where a.status <> 'pending' and not ${WAS_NONE} and ${sessionsOf(asked)}`,
  notes: () => [
    'Requests do not count while they wait, nor those that were declined, withdrawn or not answered; a session that was canceled before the server noted approvals counts only if it is known to have been booked at once. No-shows: missed of those that were completed or missed. Canceled: of all.',
  ],
};
