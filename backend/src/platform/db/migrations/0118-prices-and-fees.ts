import { Migration } from '@mikro-orm/migrations';

/**
 * Prices with single physiotherapists, the price list with tax, and fees for missed and late canceled sessions (money §3). Who owes a fee
 * follows from the status of the session, whoever changes it.
 */
export class PricesAndFees extends Migration {
  override up(): void {
    for (const statement of [...settings, ...items, ...tax, ...charges, ...cancellations, ...fees, grants])
      this.addSql(statement);
  }
}

const NO_FEES = JSON.stringify({ lateCancel: { basis: 'NONE' }, noShow: { basis: 'NONE' }, firstFree: 1 });

const settings = [
  // Each pair of kind and physiotherapist stands once in the list; prices in whole paise.
  `create function price_rules_hold(rules jsonb) returns boolean language sql immutable as $$
    select jsonb_typeof(rules) = 'array'
      and not exists (select from jsonb_array_elements(rules) rule where not coalesce(
        rule ->> 'sessionType' in ('Clinic', 'Home', 'Tele') and (rule ->> 'physiotherapistId')::uuid is not null
        and (rule ->> 'price')::numeric between 0 and 100000000 and (rule ->> 'price')::numeric % 1 = 0, false))
      and (select count(*) = count(distinct (rule ->> 'sessionType', rule ->> 'physiotherapistId')) from jsonb_array_elements(rules) rule)
  $$`,
  // The figure that the basis needs, and no other one.
  `create function fee_rule_holds(rule jsonb) returns boolean language sql immutable as $$
    select coalesce(case rule ->> 'basis'
      when 'NONE' then num_nonnulls(rule ->> 'amount', rule ->> 'percent') = 0
      when 'AMOUNT' then rule ->> 'percent' is null and (rule ->> 'amount')::numeric between 1 and 100000000
        and (rule ->> 'amount')::numeric % 1 = 0
      when 'PERCENT' then rule ->> 'amount' is null and (rule ->> 'percent')::numeric between 1 and 100
        and (rule ->> 'percent')::numeric % 1 = 0
    end, false)
  $$`,
  `alter table clinic_settings
    add column prices jsonb not null default '[]' constraint clinic_settings_prices check (price_rules_hold(prices)),
    add column fees jsonb not null default '${NO_FEES}',
    -- Number of changes of the price list, so that each makes a new version of the settings.
    add column items_revision integer not null default 0,
    add constraint clinic_settings_fees check (fee_rule_holds(fees -> 'lateCancel') and fee_rule_holds(fees -> 'noShow')
      and coalesce((fees ->> 'firstFree')::numeric between 0 and 10 and (fees ->> 'firstFree')::numeric % 1 = 0, false))`,
];

const items = [
  `create table price_item (
    id uuid primary key,
    -- Deferrable, so that two items can swap their names.
    name text not null constraint price_item_name unique deferrable initially deferred check (char_length(name) between 1 and 80),
    price_paise integer not null check (price_paise between 1 and 100000000),
    is_goods boolean not null,
    -- In hundredths of a per cent.
    gst_rate integer not null check (gst_rate between 0 and 4000),
    -- Code of goods (HSN) or services (SAC).
    hsn text check (hsn ~ '^\\d{4,8}$'),
    is_active boolean not null,
    place integer not null
  )`,
  `create function keep_price_item() returns trigger language plpgsql as $$ begin
    raise exception 'an item of the price list is switched off, not deleted';
  end $$`,
  'create trigger keep_price_item before delete on price_item for each row execute function keep_price_item()',
];

/* Looked at when the transaction ends, because one change may set the GST number and the rates. The row of the settings is locked first:
   whoever takes the number away holds it. */
const tax = [
  `create function require_gstin() returns trigger language plpgsql as $$ begin
    perform from clinic_settings for share;
    if exists (select from price_item where is_active and gst_rate > 0)
      and exists (select from clinic_settings where gstin is null) then
      raise exception 'a rate of tax needs a GST number' using errcode = 'check_violation', constraint = 'price_item_tax';
    end if;
    return null;
  end $$`,
  `create constraint trigger require_gstin after insert or update on price_item deferrable initially deferred
    for each row when (new.is_active and new.gst_rate > 0) execute function require_gstin()`,
  `create constraint trigger require_gstin after update of gstin on clinic_settings deferrable initially deferred
    for each row when (new.gstin is null and old.gstin is not null) execute function require_gstin()`,
];

const charges = [
  `alter table charge add column item_id uuid references price_item (id),
    -- As the item was when it was sold.
    add column is_goods boolean not null default false constraint charge_goods check (not is_goods or item_id is not null),
    add column quantity integer not null default 1 check (quantity between 1 and 100),
    add column discount_reason text check (char_length(discount_reason) between 3 and 200),
    add constraint charge_item check ((kind = 'ITEM') = (item_id is not null)),
    add constraint charge_discounted check (discount_paise = 0 or kind = 'PACKAGE' or discount_reason is not null)`,
  'create index charge_item_id on charge (item_id) where item_id is not null',
];

/*
 * As in 0112. In addition, a session that staff cancel for the patient (books.for_patient names it) counts as the patient's, and each
 * cancellation keeps whether it was late: a scheduled session of an open clinic, within the notice that applied then.
 */
const cancellations = [
  `alter table appointment add column canceled_late boolean not null default false,
    add constraint appointment_canceled_late check (not canceled_late or canceled_by is not distinct from 'PATIENT')`,
  `create or replace function note_cancellation() returns trigger language plpgsql as $$ begin
    if new.status <> 'canceled' then
      new.canceled_at := null;
      new.canceled_by := null;
      new.canceled_late := false;
    elsif new.canceled_at is null then
      new.canceled_at := coalesce(nullif(current_setting('books.now', true), '')::timestamptz, clock_timestamp());
      new.canceled_by := case when current_setting('recovery.actor', true) like 'PATIENT %'
        or current_setting('books.for_patient', true) = new.id::text then 'PATIENT' else 'CLINIC' end;
      new.canceled_late := tg_op = 'UPDATE' and old.status = 'scheduled' and new.canceled_by = 'PATIENT' and exists (
        select from clinic_settings s
        where s.opened_at is not null and s.notice_hours > 0 and new.starts_at - s.notice_hours * interval '1 hour' <= new.canceled_at);
    end if;
    return new;
  end $$`,
];

/*
 * The fee of a session by its present policy, in paise. Of a patient, the first sessions missed or canceled late within 365 days, before or
 * after, are free; the days are those of the sessions at the clinic. The caller holds the patient's lock, so that two do not both count as
 * the first.
 */
const fees = [
  `create function fee_of(session appointment, fee text) returns integer language plpgsql stable as $$
  declare
    policy jsonb;
    rule jsonb;
    amount integer;
    first_free integer;
    session_day date := (session.starts_at at time zone 'Asia/Kolkata')::date;
  begin
    select s.fees into policy from clinic_settings s where s.opened_at is not null;
    if not found then return 0; end if;
    rule := policy -> case fee when 'NO_SHOW' then 'noShow' else 'lateCancel' end;
    amount := case rule ->> 'basis'
      when 'AMOUNT' then (rule ->> 'amount')::integer
      when 'PERCENT' then floor(session.price::numeric * (rule ->> 'percent')::integer / 100)::integer
    end;
    if amount is null then return 0; end if;
    first_free := (policy ->> 'firstFree')::integer;
    if first_free > (select count(*) from (
      select from appointment a
      where a.patient_id = session.patient_id and a.id <> session.id and a.deleted_at is null
        and (a.status = 'missed' or a.canceled_late)
        and abs((a.starts_at at time zone 'Asia/Kolkata')::date - session_day) < 365
      limit first_free) others) then return 0; end if;
    return amount;
  end $$`,
  `create function charge_fee() returns trigger language plpgsql as $$
  declare
    owed text := case when new.status = 'missed' then 'NO_SHOW' when new.canceled_late then 'LATE_CANCEL' end;
    corrected constant text := 'The session was corrected';
    said_day text := to_char(new.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY');
    fee_day date := ((case when new.status = 'missed' then new.starts_at else new.canceled_at end) at time zone 'Asia/Kolkata')::date;
    made charge;
    fee integer;
  begin
    perform hold_books();
    perform from patient where id = new.patient_id for no key update;
    for made in select * from charge
      where appointment_id = new.id and kind in ('NO_SHOW', 'LATE_CANCEL') and canceled_reason is null order by id for no key update
    loop
      if made.day <= closed_until() or exists (select from bill_line l where l.charge_id = made.id and l.is_live) then
        perform cancel_kept_charge(made.id, corrected, first_open_day());
      else
        update charge set canceled_reason = corrected where id = made.id;
      end if;
    end loop;
    if owed is null then return null; end if;
    fee := fee_of(new, owed);
    if fee = 0 then return null; end if;
    -- A fee that was waived stays so: only what a correction canceled comes back.
    insert into charge (id, patient_id, text, amount_paise, day, appointment_id, kind, created_at)
    values (gen_random_uuid(), new.patient_id,
      case owed when 'NO_SHOW' then 'Missed session of ' else 'Late cancellation of the session of ' end || said_day,
      fee, open_day(fee_day), new.id, owed, now())
    on conflict (appointment_id, kind) do update
      set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text
      where charge.canceled_reason = corrected;
    if not found then
      update credit set canceled_reason = corrected where kind = 'CANCELLATION' and canceled_reason is null and reason = corrected
        and charge_id = (select c.id from charge c where c.appointment_id = new.id and c.kind = owed);
    end if;
    return null;
  end $$`,
  `create trigger charge_made_fee after insert on appointment for each row
    when (new.status = 'missed') execute function charge_fee()`,
  `create trigger charge_changed_fee after update of status on appointment for each row
    when (new.status <> old.status and (new.status = 'missed' or old.status = 'missed' or new.canceled_late or old.canceled_late))
    execute function charge_fee()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on price_item from app;
  end if;
end $$`;
