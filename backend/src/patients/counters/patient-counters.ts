import type { Counter } from '../../platform/counters/counter.js';

const WEEKS = `select week_slot(created_at) as slot, completeness(is_complete) as part, count(*) as n, 0 as paise
  from patient where deleted_at is null group by 1, 2`;

/** Counters of live records by completeness and week of creation, and of the hours in which their accounts last signed in. */
export const PATIENT_COUNTERS: readonly Counter[] = [
  {
    name: 'patients',
    what: 'records by completeness',
    truth: `select 0 as slot, part, sum(n) as n, 0 as paise from (${WEEKS}) weeks group by part`,
  },
  { name: 'patient_weeks', what: 'records by week of creation', truth: WEEKS },
  {
    name: 'sign_ins',
    what: 'patients by hour of the last sign-in',
    // By the records themselves: the triggers read has_record, which may be wrong as well.
    truth: `select hour_slot(u.last_login_at) as slot, '' as part, count(*) as n, 0 as paise
      from app_user u join patient p on p.user_id = u.id and p.deleted_at is null
      where u.user_type = 'patient' and u.last_login_at is not null group by 1`,
    repair: `update app_user u set has_record = not has_record
      where has_record <> exists (select from patient p where p.user_id = u.id and p.deleted_at is null)`,
  },
];
