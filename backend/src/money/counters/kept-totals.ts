import { sql, type RawBuilder } from 'kysely';
import { daySlot, startOfSlot } from '../../platform/counters/slots.js';

/** A period; an absent bound is open. The end is the last millisecond of a clinic day. */
interface Period {
  startDate?: Date | null | undefined;
  endDate?: Date | null | undefined;
}

/**
 * SQL number of a period's payments and sum of those with status Paid, in paise, as text: whole days from the counter, and the payments of a
 * first day of which only a part belongs to the period.
 */
export function keptTotals({ startDate, endDate }: Period): RawBuilder<{ total: number; paid: string }> {
  const first = startDate && daySlot(startDate);
  const isWhole = !startDate || startDate.getTime() === startOfSlot(daySlot(startDate)).getTime();
  const conditions = [sql`name = 'payment_days'`];
  if (typeof first === 'number') conditions.push(sql`slot >= ${isWhole ? first : first + 1}`);
  if (endDate) conditions.push(sql`slot <= ${daySlot(endDate)}`);
  const days = sql`select n, case part when 'Paid' then paise else 0 end as paise from counter
    where ${sql.join(conditions, sql` and `)}`;
  const next = startOfSlot((first ?? 0) + 1);
  // The end lies before the start where somebody asks so.
  const end = endDate && endDate < next ? new Date(endDate.getTime() + 1) : next;
  const rest = sql`select 1, case status when 'Paid' then amount_paise else 0 end from payment
    where created_at >= ${startDate} and created_at < ${end}`;
  return sql`select coalesce(sum(n), 0)::int as total, coalesce(sum(paise), 0)::text as paid
    from (${isWhole ? days : sql`${days} union all ${rest}`}) kept`;
}
