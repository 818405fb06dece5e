import { Migration } from '@mikro-orm/migrations';

/** Packages of sessions, which a completed session uses in place of a charge (money §2), and kinds of charges. */
export class Packages extends Migration {
  override up(): void {
    for (const statement of [...charges, ...tables, ...indexes, ...keeping, ...sessions, grants])
      this.addSql(statement);
  }
}

const CHARGE_KINDS = ['SESSION', 'PACKAGE', 'ITEM', 'OTHER', 'LATE_CANCEL', 'NO_SHOW', 'OPENING'];
const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const charges = [
  `alter table charge add column kind text not null default 'OTHER' check (kind in (${listOf(CHARGE_KINDS)})),
    add column discount_paise integer not null default 0 check (discount_paise >= 0)`,
  "update charge set kind = 'SESSION' where appointment_id is not null",
  `alter table charge drop constraint charge_of_appointment,
    add constraint charge_of_appointment unique (appointment_id, kind),
    add constraint charge_session_kind check ((kind in ('SESSION', 'LATE_CANCEL', 'NO_SHOW')) = (appointment_id is not null))`,
];

const tables = [
  `create table package (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    name text not null check (char_length(name) between 1 and 80),
    -- Number of sessions; null for any number within the validity period.
    sessions integer check (sessions between 1 and 200),
    -- Covered kinds of sessions; null for all.
    session_types text[] check (cardinality(session_types) > 0 and session_types <@ array['Clinic', 'Home', 'Tele']),
    price_paise integer not null check (price_paise >= 0),
    discount_paise integer not null default 0,
    discount_reason text check (char_length(discount_reason) between 3 and 200),
    valid_from date not null,
    valid_until date not null,
    -- Null for a package that was brought over from former books.
    charge_id uuid constraint package_of_charge unique references charge (id),
    sold_at timestamptz not null,
    closed_at timestamptz,
    closed_reason text check (char_length(closed_reason) between 3 and 200),
    -- Frozen when the package is closed.
    refund_due_paise integer not null default 0 check (refund_due_paise >= 0),
    constraint package_days check (valid_until >= valid_from),
    constraint package_discount check (discount_paise >= 0 and (discount_paise < price_paise or discount_paise = 0)
      and (discount_paise = 0 or discount_reason is not null)),
    constraint package_closed check ((closed_at is null) = (closed_reason is null))
  )`,
  `create table package_use (
    id uuid primary key default gen_random_uuid(),
    package_id uuid not null references package (id),
    appointment_id uuid not null references appointment (id),
    day date not null,
    used_at timestamptz not null default clock_timestamp(),
    -- Set when the session is corrected: the use counts no more.
    returned_at timestamptz
  )`,
  'alter table payment add column package_id uuid references package (id)',
];

const indexes = [
  'create index package_patient on package (patient_id, sold_at)',
  'create unique index package_use_appointment on package_use (appointment_id) where returned_at is null',
  'create index package_use_package on package_use (package_id) where returned_at is null',
];

const SOLD = [
  'id',
  'name',
  'sessions',
  'session_types',
  'price_paise',
  'discount_paise',
  'discount_reason',
  'valid_from',
  'valid_until',
  'charge_id',
  'sold_at',
];
const rowOf = (row: string) => `(${SOLD.map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_package() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' or ${rowOf('old')} is distinct from ${rowOf('new')} or (old.closed_at is not null
      and (old.closed_at, old.closed_reason, old.refund_due_paise) is distinct from (new.closed_at, new.closed_reason, new.refund_due_paise)) then
      raise exception 'a package stays as it was sold, and is closed once';
    end if;
    return new;
  end $$`,
  'create trigger keep_package before update or delete on package for each row execute function keep_package()',
  `create trigger lead_on before insert on package for each row
    when (new.patient_id is not null) execute function lead_on()`,
  `create constraint trigger require_merge after update of patient_id on package deferrable initially deferred
    for each row when (old.patient_id <> new.patient_id) execute function require_merge()`,
];

/*
 * A completed session uses the package that was sold first, of those that are open, cover its kind and its day and have a session left.
 * All open packages of the record are locked before they are counted, so that two sessions cannot use the last one. Without a package the
 * session is charged at its price; a session that is completed again after a correction is charged again, at its present price.
 */
const sessions = [
  `create function package_for(session appointment, session_day date) returns uuid language plpgsql as $$
  begin
    perform from package p where p.patient_id = session.patient_id and p.closed_at is null order by p.id for update;
    if not found then return null; end if;
    return (
      select p.id from package p
      where p.patient_id = session.patient_id and p.closed_at is null and session_day between p.valid_from and p.valid_until
        and (p.session_types is null or session.session_type = any(p.session_types))
        and (p.sessions is null or p.sessions >
          (select count(*) from package_use u where u.package_id = p.id and u.returned_at is null))
      order by p.sold_at, p.id limit 1);
  end $$`,
  `create or replace function charge_session() returns trigger language plpgsql as $$
  declare
    session_day date := (new.starts_at at time zone 'Asia/Kolkata')::date;
    covering uuid;
  begin
    if new.status = 'completed' then
      covering := package_for(new, session_day);
      if covering is not null then
        insert into package_use (package_id, appointment_id, day) values (covering, new.id, session_day);
      elsif new.price > 0 then
        insert into charge (id, patient_id, text, amount_paise, day, appointment_id, kind, created_at)
        values (gen_random_uuid(), new.patient_id,
          'Session of ' || to_char(new.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), new.price, session_day, new.id, 'SESSION', now())
        on conflict (appointment_id, kind) do update
          set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text;
      end if;
    else
      update package_use set returned_at = clock_timestamp() where appointment_id = new.id and returned_at is null;
      update charge set canceled_reason = 'The session was corrected'
      where appointment_id = new.id and kind = 'SESSION' and canceled_reason is null;
    end if;
    return null;
  end $$`,
  'drop trigger charge_made_session on appointment',
  `create trigger charge_made_session after insert on appointment for each row
    when (new.status = 'completed') execute function charge_session()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on package, package_use from app;
  end if;
end $$`;
