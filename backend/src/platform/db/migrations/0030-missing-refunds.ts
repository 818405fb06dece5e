import { Migration } from '@mikro-orm/migrations';

/** Finds the refunds that a server of a version without rows of them marks, and books them beside others that do (clinic §8). */
export class MissingRefunds extends Migration {
  override up(): void {
    for (const statement of [index, bookMissing]) this.addSql(statement);
  }
}

const index = `create index payment_refund_missing on payment (id) where status = 'Refunded' and refunded_paise < amount_paise`;

// Of payments that were marked before refunds were rows or by a former version, and of data that is loaded: on the day of its line in the
// audit trail, else on that on which the money came. All in one statement, which takes the numbers that come next; of two at once each
// books what the other does not hold.
const bookMissing = `create or replace function book_missing_refunds() returns void language sql as $$
  with missing as (
    select y.id, y.amount_paise - y.refunded_paise as amount, y.method, coalesce((
      select (max(e.at) at time zone 'Asia/Kolkata')::date from audit_event e
      where e.subject_type = 'payment' and e.subject_id = y.id::text and e.verb = 'payment.refund' and e.outcome = 'done'
    ), y.received_on) as day
    from payment y where y.status = 'Refunded' and y.refunded_paise < y.amount_paise
    for update of y skip locked
  ), dated as (
    select *, extract(year from day - interval '3 months')::int as first from missing
  ), placed as (
    select *, first || '-' || lpad(((first + 1) % 100)::text, 2, '0') as year,
      row_number() over (partition by first order by day, id) as place, count(*) over (partition by first) as places
    from dated
  ), counted as (
    insert into receipt_counter (series, year, last) select 'refund', year, max(place)::int from placed group by year order by year
    on conflict (series, year) do update set last = receipt_counter.last + excluded.last returning year, last
  ), booked as (
    insert into refund (id, payment_id, amount_paise, method, reason, refunded_on, number, created_at)
    select gen_random_uuid(), id, amount, method, 'Refund', day,
      'RF/' || year || '/' || case when n < 100000 then lpad(n::text, 5, '0') else n::text end, now()
    from placed join counted using (year), lateral (select last - places + place as n) numbered
  )
  update payment y set refunded_paise = amount_paise, version = version + 1 from missing where y.id = missing.id
$$`;
