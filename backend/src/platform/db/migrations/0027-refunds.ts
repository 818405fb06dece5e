import { Migration } from '@mikro-orm/migrations';

/** Refunds are rows with a day of their own, so that one in April changes nothing of March (clinic §8). */
export class Refunds extends Migration {
  override up(): void {
    for (const statement of [column, table, index, bookMissing]) this.addSql(statement);
    this.addSql('select book_missing_refunds()');
  }
}

const column = `alter table payment add column refunded_paise integer not null default 0,
  add constraint payment_refunded_at_most check (refunded_paise between 0 and amount_paise)`;

const table = `create table refund (
  id uuid primary key,
  payment_id uuid not null references payment (id) on delete cascade,
  amount_paise integer not null check (amount_paise > 0),
  method text not null check (method in ('UPI', 'Card', 'Cash', 'Net Banking')),
  reason text not null check (char_length(reason) between 3 and 200),
  refunded_on date not null,
  number text not null constraint refund_number unique,
  created_at timestamptz not null
)`;

const index = `create index refund_payment on refund (payment_id);
create index refund_day on refund (refunded_on)`;

// Of payments that were marked before refunds were rows, and of data that is loaded: on the day of its line in the audit trail, else on
// that on which the money came. All in one statement, which takes the numbers that come next.
const bookMissing = `create function book_missing_refunds() returns void language sql as $$
  with missing as (
    select y.id, y.amount_paise - y.refunded_paise as amount, y.method, coalesce((
      select (max(e.at) at time zone 'Asia/Kolkata')::date from audit_event e
      where e.subject_type = 'payment' and e.subject_id = y.id::text and e.verb = 'payment.refund' and e.outcome = 'done'
    ), y.received_on) as day
    from payment y where y.status = 'Refunded' and y.refunded_paise < y.amount_paise
  ), dated as (
    select *, extract(year from day - interval '3 months')::int as first from missing
  ), placed as (
    select *, first || '-' || lpad(((first + 1) % 100)::text, 2, '0') as year,
      row_number() over (partition by first order by day, id) as place, count(*) over (partition by first) as places
    from dated
  ), counted as (
    insert into receipt_counter (series, year, last) select 'refund', year, max(place)::int from placed group by year
    on conflict (series, year) do update set last = receipt_counter.last + excluded.last returning year, last
  ), booked as (
    insert into refund (id, payment_id, amount_paise, method, reason, refunded_on, number, created_at)
    select gen_random_uuid(), id, amount, method, 'Refund', day,
      'RF/' || year || '/' || case when n < 100000 then lpad(n::text, 5, '0') else n::text end, now()
    from placed join counted using (year), lateral (select last - places + place as n) numbered
  )
  update payment set refunded_paise = amount_paise where status = 'Refunded' and refunded_paise < amount_paise
$$`;
