import { sql, type RawBuilder } from 'kysely';
import { endOfHour, hourSlot } from '../../platform/counters/slots.js';

/** 720 hours, in milliseconds. */
const ACTIVE_WINDOW_MS = 720 * 3_600_000;
/** Offset from which a page is found by the weeks of creation: a smaller one is skipped sooner than the weeks are summed. */
const DEEP = 10_000;

/** Completeness of a record as the filter of the list says it. */
type Status = 'complete' | 'incomplete' | null | undefined;

const signedInSince = (now: Date) => new Date(now.getTime() - ACTIVE_WINDOW_MS);

/** SQL condition: the account of an active patient. Shared by statistics and list, so that their numbers agree. */
export const isActiveAccount = (now: Date) => sql`has_record and user_type = 'patient'
  and last_login_at >= ${signedInSince(now)}`;

/** SQL number of live records, or of those of a completeness. */
export function keptTotal(status?: Status): RawBuilder<number> {
  const isOf = status ? sql`and part = ${status}` : sql``;
  return sql`(select coalesce(sum(n), 0)::int from counter where name = 'patients' and slot = 0 ${isOf})`;
}

/** SQL number of active patients: whole hours from the counter, and the accounts of the hour in which the window begins. */
export function keptActive(now: Date): RawBuilder<number> {
  const hour = hourSlot(signedInSince(now));
  return sql`((select coalesce(sum(n), 0) from counter where name = 'sign_ins' and slot > ${hour})
    + (select count(*) from app_user where ${isActiveAccount(now)} and last_login_at < ${endOfHour(hour)}))::int`;
}

/** Whether the page at an offset is found by the weeks of creation. */
export const isDeep = (offset: number) => offset >= DEEP;

/**
 * SQL keys of a deep page of live records, newest first: begins at the end of the week in which the offset lies, and skips only rows of that
 * week. `matching` is the condition of the list on `patient p`, which may say nothing but the completeness.
 */
export function keysByWeek(
  matching: RawBuilder<unknown>,
  status: Status,
  { offset, limit }: { offset: number; limit: number },
): RawBuilder<unknown> {
  const isOf = status ? sql`and part = ${status}` : sql``;
  return sql`with weeks as (
      select slot, sum(n)::int as n, sum(sum(n)::int) over (order by slot desc) as reached
      from counter where name = 'patient_weeks' ${isOf} group by slot
    ), week as materialized (
      select to_timestamp((slot + 1) * 604800.0 - 19800) as ends, reached - n as skipped
      from weeks where reached > ${offset}::bigint order by slot desc limit 1
    )
    select p.id from patient p where ${matching} and p.created_at < (select ends from week)
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset} - (select skipped from week)`;
}
