import { Migration } from '@mikro-orm/migrations';

/**
 * Closed days (money §1, §6): nothing of the books is dated, changed or taken back in a day that was closed, or before it. Rows that a person
 * enters are refused; rows that follow by themselves, such as allocations and the charges of sessions, are dated on the first open day.
 */
export class DayCloses extends Migration {
  override up(): void {
    for (const statement of [...tables, ...days, ...locks, ...laws, ...dating, ...sessions, missingRefunds, grants])
      this.addSql(statement);
  }
}

const tables = [
  // Of all days up to this one. Cash in paise; expected = opening + received - refunded.
  `create table day_close (
    id uuid primary key,
    day date not null constraint day_close_day unique,
    -- What the last close left in the drawer; of the first close, what was there before.
    opening_paise bigint not null,
    received_paise bigint not null check (received_paise >= 0),
    refunded_paise bigint not null check (refunded_paise >= 0),
    counted_paise bigint not null check (counted_paise >= 0),
    banked_paise bigint not null,
    note text check (char_length(note) between 3 and 200),
    closed_by uuid not null references app_user (id),
    closed_at timestamptz not null,
    constraint day_close_banked check (banked_paise between 0 and counted_paise),
    constraint day_close_explained check (counted_paise = opening_paise + received_paise - refunded_paise or note is not null)
  )`,
  'alter table refund add column entered_by uuid references app_user (id)',
  // Day of the books on which a deposit was released.
  'alter table payment add column released_on date',
  // Days of the books on which a use counts, and on which it was taken back: that of the session, unless it was closed.
  'alter table package_use add column booked_on date, add column returned_on date',
  `update package_use set booked_on = day, returned_on = (returned_at at time zone 'Asia/Kolkata')::date`,
  'alter table package_use alter column booked_on set not null',
  'create index charge_day on charge (day) where canceled_reason is null',
  'create index credit_day on credit (day) where canceled_reason is null',
];

const days = [
  `create function closed_until() returns date language sql stable as $$
    select coalesce((select max(day) from day_close), '-infinity')
  $$`,
  // The clinic's day: that of the transaction's clock, where its service told it.
  `create function books_today() returns date language sql stable as $$
    select coalesce(nullif(current_setting('books.today', true), '')::date, (now() at time zone 'Asia/Kolkata')::date)
  $$`,
  // Today, or the day after the last closed one if today is closed.
  `create function first_open_day() returns date language sql stable as $$
    select greatest(books_today(), closed_until() + 1)
  $$`,
  `create function open_day(day date) returns date language sql stable as $$
    select case when day <= closed_until() then first_open_day() else day end
  $$`,
];

/*
 * A close must not overtake a writer: one that found the day open, and commits after the close has added the cash up, would change a closed
 * day. Each writer of the books therefore takes a shared lock before it looks whether a day is closed, and holds it until it commits; a
 * close takes the same lock exclusively before it adds up. So a close waits for the writers before it and sees their rows, and the writers
 * after it wait for its commit. They look in a statement of their own after the wait, which sees the close, because each statement of READ
 * COMMITTED has a new snapshot. In another isolation the snapshot would be older than the wait, so such writers are refused.
 *
 * A writer may hold the lock of a record while it waits behind a close, which waits for a writer that waits for the record: PostgreSQL
 * finds this circle after deadlock_timeout, and lets the writer pass before the close, because only the queue closed the circle. Services
 * lock by `lock_books`, in the order books, record, to keep it rare.
 */
const LOCK = 7_406_310;
const locks = [
  `create function hold_books() returns void language plpgsql as $$ begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'the books are written in READ COMMITTED alone';
    end if;
    perform pg_advisory_xact_lock_shared(${LOCK});
  end $$`,
  `create function lock_books(record uuid, today date) returns void language plpgsql as $$ begin
    perform set_config('books.today', today::text, true);
    perform hold_books();
    perform from patient where id = record for no key update;
  end $$`,
  `create function lock_day_close() returns void language plpgsql as $$ begin
    perform pg_advisory_xact_lock(${LOCK});
  end $$`,
  `create function require_open_day(day date) returns void language plpgsql as $$ begin
    perform hold_books();
    if day <= closed_until() then
      raise exception 'the day % is closed', day using errcode = 'check_violation', constraint = 'closed_day', detail = to_char(day, 'YYYY-MM-DD');
    end if;
  end $$`,
  `create function keep_day_close() returns trigger language plpgsql as $$ begin
    perform lock_day_close();
    if tg_op = 'INSERT' and new.day <= closed_until() then
      raise exception 'this day or a later one is closed' using errcode = 'unique_violation', constraint = 'day_close_day';
    end if;
    if tg_op = 'DELETE' and old.day < closed_until() then
      raise exception 'only the last close is taken away';
    end if;
    if tg_op = 'UPDATE' then
      raise exception 'a close stays as it was';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$`,
  'create trigger keep_day_close before insert or update or delete on day_close for each row execute function keep_day_close()',
];

/** Names the columns of a row as a record. */
const rowOf = (row: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${row}.${column}`).join(', ')})`;

/* What counts in the books, of which day, and by which columns: a row that is not received, or was canceled, counts on none. */
const booked = {
  charge: {
    dayOf: (row: string) => `case when ${row}.canceled_reason is null then ${row}.day end`,
    columns: ['day', 'canceled_reason', 'amount_paise', 'discount_paise', 'kind', 'text', 'appointment_id'],
  },
  credit: {
    dayOf: (row: string) => `case when ${row}.canceled_reason is null then ${row}.day end`,
    columns: ['day', 'canceled_reason'],
  },
  payment: {
    dayOf: (row: string) => `${row}.received_on`,
    columns: ['received_on', 'amount_paise', 'method', 'reference', 'taken_by', 'taken_at'],
  },
  refund: {
    dayOf: (row: string) => `${row}.refunded_on`,
    columns: ['refunded_on', 'payment_id', 'amount_paise', 'method', 'reason', 'number', 'entered_by'],
  },
} as const;

const laws = Object.entries(booked).flatMap(([table, { dayOf, columns }]) => [
  `create function keep_closed_${table}() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then perform require_open_day(${dayOf('old')}); end if;
    if tg_op = 'DELETE' then return old; end if;
    perform require_open_day(${dayOf('new')});
    return new;
  end $$`,
  `create trigger keep_closed_day before insert or delete on ${table} for each row execute function keep_closed_${table}()`,
  `create trigger keep_closed_day_changed before update on ${table} for each row
    when (${rowOf('old', columns)} is distinct from ${rowOf('new', columns)}) execute function keep_closed_${table}()`,
]);

const dating = [
  // An allocation, also one that takes another back, follows by itself.
  `create function date_allocation() returns trigger language plpgsql as $$ begin
    perform hold_books();
    new.day := open_day(new.day);
    return new;
  end $$`,
  'create trigger date_allocation before insert on allocation for each row execute function date_allocation()',
  `create function date_release() returns trigger language plpgsql as $$ begin
    if new.is_deposit then perform require_open_day(old.received_on);
    else
      perform hold_books();
      new.released_on := first_open_day();
    end if;
    return new;
  end $$`,
  `create trigger date_release before update on payment for each row
    when (old.is_deposit <> new.is_deposit) execute function date_release()`,
  `create function date_package_use() returns trigger language plpgsql as $$ begin
    perform hold_books();
    if tg_op = 'INSERT' then new.booked_on := open_day(new.day);
    elsif new.returned_at is not null and old.returned_at is null then new.returned_on := open_day(old.booked_on);
    end if;
    return new;
  end $$`,
  'create trigger date_package_use before insert or update on package_use for each row execute function date_package_use()',
  `create function keep_closed_package() returns trigger language plpgsql as $$ begin
    perform require_open_day((new.closed_at at time zone 'Asia/Kolkata')::date);
    return new;
  end $$`,
  `create trigger keep_closed_day before update on package for each row
    when (old.closed_at is null and new.closed_at is not null) execute function keep_closed_package()`,
];

/*
 * A charge of a closed day, or on a valid bill, stays as it is; a credit of an open day takes back what is left of it, and its credits of
 * open days end, unless they are credit notes. What canceled a session's charge so is canceled itself when the session is completed again:
 * refused if the day of that credit is closed, too.
 */
const sessions = [
  `create function cancel_kept_charge(of_charge uuid, why text, on_day date) returns boolean language plpgsql as $$
  declare left_of integer;
  begin
    update credit set canceled_reason = 'The charge was canceled'
    where charge_id = of_charge and canceled_reason is null and kind <> 'CANCELLATION' and number is null and day > closed_until();
    select c.amount_paise - coalesce((
      select sum(k.amount_paise) from credit k where k.charge_id = c.id and k.canceled_reason is null), 0) into left_of
    from charge c where c.id = of_charge;
    if left_of = 0 then return false; end if;
    insert into credit (id, patient_id, kind, amount_paise, day, reason, charge_id, created_at)
    select gen_random_uuid(), patient_id, 'CANCELLATION', left_of, on_day, why, id, clock_timestamp() from charge where id = of_charge;
    return true;
  end $$`,
  `create or replace function charge_session() returns trigger language plpgsql as $$
  declare
    session_day date := (new.starts_at at time zone 'Asia/Kolkata')::date;
    covering uuid;
    made charge;
  begin
    perform hold_books();
    -- The lock comes first: a bill that is being issued is visible after it.
    select * into made from charge where appointment_id = new.id and kind = 'SESSION' for no key update;
    if new.status = 'completed' then
      covering := package_for(new, session_day);
      if covering is not null then
        insert into package_use (package_id, appointment_id, day) values (covering, new.id, session_day);
      elsif new.price > 0 then
        insert into charge (id, patient_id, text, amount_paise, day, appointment_id, kind, created_at)
        values (gen_random_uuid(), new.patient_id,
          'Session of ' || to_char(new.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), new.price, open_day(session_day), new.id,
          'SESSION', now())
        on conflict (appointment_id, kind) do update
          set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text
          where charge.canceled_reason is not null;
        if not found then
          update credit set canceled_reason = 'The session was corrected'
          where kind = 'CANCELLATION' and canceled_reason is null and charge_id = made.id;
        end if;
      end if;
      return null;
    end if;
    update package_use set returned_at = clock_timestamp() where appointment_id = new.id and returned_at is null;
    if made.id is null or made.canceled_reason is not null then return null; end if;
    if made.day <= closed_until() or exists (select from bill_line l where l.charge_id = made.id and l.is_live) then
      perform cancel_kept_charge(made.id, 'The session was corrected', first_open_day());
    else
      update charge set canceled_reason = 'The session was corrected' where id = made.id;
    end if;
    return null;
  end $$`,
];

// As in 0030, on a day that is not closed.
const missingRefunds = `create or replace function book_missing_refunds() returns void language sql as $$
  with missing as (
    select y.id, y.amount_paise - y.refunded_paise as amount, y.method, open_day(coalesce((
      select (max(e.at) at time zone 'Asia/Kolkata')::date from audit_event e
      where e.subject_type = 'payment' and e.subject_id = y.id::text and e.verb = 'payment.refund' and e.outcome = 'done'
    ), y.received_on)) as day
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

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, truncate on day_close from app;
  end if;
end $$`;
