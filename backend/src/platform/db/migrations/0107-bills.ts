import { Migration } from '@mikro-orm/migrations';

/** Bills, credit notes, and rate and code of the tax of charges (money §4). */
export class Bills extends Migration {
  override up(): void {
    for (const statement of [...tax, ...tables, ...keeping, ...creditNotes, ...charges, ...sessions, grants])
      this.addSql(statement);
  }
}

const tax = [
  'alter table clinic_settings add column registration_number text',
  // In hundredths of a per cent. Health care is exempt.
  `alter table charge add column gst_rate integer not null default 0 check (gst_rate between 0 and 4000),
    add column hsn text default '999314' check (hsn ~ '^\\d{4,8}$')`,
];

const tables = [
  `alter table receipt_counter drop constraint receipt_counter_series_check,
    add constraint receipt_counter_series_check check (series in ('receipt', 'refund', 'bill', 'credit'))`,
  `create table bill (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    number text not null constraint bill_number unique,
    day date not null,
    title text not null check (title in ('BILL', 'BILL_OF_SUPPLY', 'TAX_INVOICE', 'INVOICE_CUM_BILL_OF_SUPPLY')),
    -- Sums of up to 100 charges, which may exceed 32 bits.
    total_paise bigint not null check (total_paise > 0),
    taxable_paise bigint not null,
    cgst_paise bigint not null,
    sgst_paise bigint not null,
    with_diagnosis boolean not null,
    -- Content at the issue.
    printed jsonb not null,
    canceled_reason text check (char_length(canceled_reason) between 3 and 200),
    created_at timestamptz not null,
    constraint bill_sums check (total_paise = taxable_paise + cgst_paise + sgst_paise and cgst_paise = sgst_paise)
  )`,
  'create index bill_patient on bill (patient_id, created_at)',
  'create index bill_created on bill (created_at, id)',
  `create table bill_line (
    bill_id uuid not null references bill (id),
    charge_id uuid not null references charge (id),
    -- False once the bill is canceled.
    is_live boolean not null default true,
    primary key (bill_id, charge_id)
  )`,
  'create unique index bill_line_charge on bill_line (charge_id) where is_live',
];

const ISSUED = [
  'id',
  'number',
  'day',
  'title',
  'total_paise',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'with_diagnosis',
  'printed',
  'created_at',
];
const rowOf = (row: string) => `(${ISSUED.map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_bill() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' or ${rowOf('old')} is distinct from ${rowOf('new')}
      or (old.canceled_reason is not null and new.canceled_reason is distinct from old.canceled_reason) then
      raise exception 'a bill stays as it was issued, and is canceled once';
    end if;
    return new;
  end $$`,
  'create trigger keep_bill before update or delete on bill for each row execute function keep_bill()',
  `create function free_bill_lines() returns trigger language plpgsql as $$ begin
    update bill_line set is_live = false where bill_id = new.id;
    return null;
  end $$`,
  `create trigger free_bill_lines after update of canceled_reason on bill for each row
    when (old.canceled_reason is null and new.canceled_reason is not null) execute function free_bill_lines()`,
  `create trigger lead_on before insert on bill for each row
    when (new.patient_id is not null) execute function lead_on()`,
  `create constraint trigger require_merge after update of patient_id on bill deferrable initially deferred
    for each row when (old.patient_id <> new.patient_id) execute function require_merge()`,
];

/*
 * A credit of a charge on a valid bill is a credit note with a number, whoever writes it. Its name sorts behind lead_on, which sets the
 * record. The record is locked before the counter, as everywhere.
 */
const creditNotes = [
  'alter table credit add column number text constraint credit_number unique',
  `create function number_credit() returns trigger language plpgsql as $$
  declare
    issued date := (new.created_at at time zone 'Asia/Kolkata')::date;
    first integer := extract(year from issued - interval '3 months');
    years text := first || '-' || lpad(((first + 1) % 100)::text, 2, '0');
    place integer;
  begin
    if tg_op = 'UPDATE' then
      new.number := old.number;
      return new;
    end if;
    new.number := null;
    if new.charge_id is null or not exists (select from bill_line l where l.charge_id = new.charge_id and l.is_live) then
      return new;
    end if;
    perform from patient where id = new.patient_id for no key update;
    insert into receipt_counter as c (series, year, last) values ('credit', years, 1)
    on conflict (series, year) do update set last = c.last + 1 returning last into place;
    new.number := 'CN/' || years || '/' || lpad(place::text, greatest(5, length(place::text)), '0');
    return new;
  end $$`,
  'create trigger number_credit before insert or update on credit for each row execute function number_credit()',
];

const charges = [
  `create function keep_billed_charge() returns trigger language plpgsql as $$ begin
    if exists (select from bill_line l where l.charge_id = new.id and l.is_live) then
      raise exception 'a charge on a valid bill stays as it was billed';
    end if;
    return new;
  end $$`,
  `create trigger keep_billed_charge before update on charge for each row
    when ((old.text, old.amount_paise, old.discount_paise, old.day, old.gst_rate, old.hsn, old.canceled_reason)
      is distinct from (new.text, new.amount_paise, new.discount_paise, new.day, new.gst_rate, new.hsn, new.canceled_reason))
    execute function keep_billed_charge()`,
];

/*
 * As in `packages`. In addition, what is charged for a session on a valid bill is credited when the session is corrected, because the bill
 * stays; the credit is canceled when the session is completed after all.
 */
const sessions = [
  `create or replace function charge_session() returns trigger language plpgsql as $$
  declare
    session_day date := (new.starts_at at time zone 'Asia/Kolkata')::date;
    covering uuid;
    billed charge;
    left_of integer;
  begin
    -- The lock comes first: a bill that is being issued is visible after it.
    select * into billed from charge where appointment_id = new.id and kind = 'SESSION' for no key update;
    if new.status = 'completed' then
      covering := package_for(new, session_day);
      if covering is not null then
        insert into package_use (package_id, appointment_id, day) values (covering, new.id, session_day);
        return null;
      end if;
      update credit set canceled_reason = 'The session was corrected'
      where charge_id = billed.id and kind = 'CANCELLATION' and canceled_reason is null;
      if not found and new.price > 0 then
        insert into charge (id, patient_id, text, amount_paise, day, appointment_id, kind, created_at)
        values (gen_random_uuid(), new.patient_id,
          'Session of ' || to_char(new.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), new.price, session_day, new.id, 'SESSION', now())
        on conflict (appointment_id, kind) do update
          set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text;
      end if;
      return null;
    end if;
    update package_use set returned_at = clock_timestamp() where appointment_id = new.id and returned_at is null;
    if exists (select from bill_line l where l.charge_id = billed.id and l.is_live) then
      left_of := billed.amount_paise - coalesce(
        (select sum(k.amount_paise) from credit k where k.charge_id = billed.id and k.canceled_reason is null), 0);
      if left_of > 0 then
        insert into credit (id, patient_id, kind, amount_paise, day, reason, charge_id, created_at)
        values (gen_random_uuid(), billed.patient_id, 'CANCELLATION', left_of, (now() at time zone 'Asia/Kolkata')::date,
          'The session was corrected', billed.id, now());
      end if;
    else
      update charge set canceled_reason = 'The session was corrected'
      where appointment_id = new.id and kind = 'SESSION' and canceled_reason is null;
    end if;
    return null;
  end $$`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on bill, bill_line from app;
  end if;
end $$`;
