import { sql } from 'kysely';
import { IS_FIRST } from './patients.js';
import { wordsKey, within } from './row-keys.js';
import { count, paise, type KindOfReport } from './report-kind.js';
import { SESSION_DAY, sessionsOf } from './sessions.js';

/** Words of record `p`, in small letters; null of a deleted one. */
const WORDS = sql`case when p.deleted_at is null then lower(btrim(regexp_replace(p.referring_doctor, '\\s+', ' ', 'g'))) end`;

/** Where patient `p` with words `w` came from: a doctor of the team, by the first plan or by name; a hospital's system; the words of the record; nobody. */
const SOURCE = sql`coalesce(
  (select r.doctor_id::text from recovery_plan r where r.patient_id = p.id and r.doctor_id is not null order by r.created_at, r.id limit 1),
  (select d.id::text from doctor d where lower(d.name) = w.words order by d.deleted_at is not null, d.created_at, d.id limit 1),
  (select f.client_id::text from referral f where f.patient_id = p.id order by f.received_at, f.id limit 1),
  (select s.client_id::text from patient_sender s where s.patient_id = p.id order by s.created_at, s.client_id limit 1),
  nullif(${wordsKey(sql`w.words`)}, ''), 'none')`;

/** New patients, their sessions and what was charged, by where the patients came from. */
export const referrals: KindOfReport = {
  groupings: ['SOURCE'],
  columns: [count('patients', 'New patients'), count('sessions', 'Completed sessions'), paise('charged', 'Charged')],
  isOfPhysiotherapist: false,
  hasRowsOfDays: false,
  lines: (asked) => {
    const completed = sql`appointment a where a.status = 'completed' and ${sessionsOf(asked)}`;
    return sql`with l as (
        select 'PATIENT' as kind, a.patient_id::text as id, a.patient_id, ${SESSION_DAY} as day, 1 as patients, null::int as sessions, null::int as charged
        from ${completed} and ${IS_FIRST}
        union all select 'SESSION', a.id::text, a.patient_id, ${SESSION_DAY}, null::int, 1, null::int from ${completed}
        union all select 'CHARGE', c.id::text, c.patient_id, c.day, null::int, null::int, c.amount_paise
        from charge c where c.canceled_reason is null and ${within(sql`c.day`, asked)})
      select l.*, s.row_key from l
        join (select p.id, ${SOURCE} as row_key from patient p
          cross join lateral (select ${WORDS} as words offset 0) w where p.id in (select patient_id from l)) s on s.id = l.patient_id`;
  },
  notes: () => [
    'Source: the doctor of the first recovery plan, else a doctor of the team whom the record names, else the hospital that sent it, else its words, unless it was deleted. New: the first completed session ever.',
  ],
};
