import { Migration } from '@mikro-orm/migrations';

/**
 * Credits, and the allocation of payments to charges (money §1). At each commit, due = charged - credited - (paid - refunded - held)
 * = open charges - free money of a record, and open charges and free money never exist beside each other: `settle` allocates them, by
 * deferred triggers of whatever changes either.
 */
export class Ledger extends Migration {
  override up(): void {
    for (const statement of [...tables, ...credits, ...state, settle, ...backfill, ...triggers, grants])
      this.addSql(statement);
  }
}

const tables = [
  'alter table payment add column is_deposit boolean not null default false',
  `create table credit (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    kind text not null check (kind in ('WRITE_OFF', 'DISCOUNT', 'PACKAGE_CLOSED', 'CANCELLATION', 'OPENING')),
    amount_paise integer not null check (amount_paise > 0),
    day date not null,
    reason text not null check (char_length(reason) between 3 and 200),
    charge_id uuid references charge (id),
    canceled_reason text check (char_length(canceled_reason) between 3 and 200),
    created_at timestamptz not null,
    constraint credit_of_charge check ((charge_id is null) = (kind = 'OPENING'))
  )`,
  'create index credit_patient on credit (patient_id, created_at)',
  'create index credit_charge on credit (charge_id) where canceled_reason is null',
  // Rows are only added: what takes money back from a charge is a row below 0.
  `create table allocation (
    id bigint generated always as identity primary key,
    payment_id uuid references payment (id) on delete cascade,
    credit_id uuid references credit (id),
    charge_id uuid not null references charge (id) on delete cascade,
    amount_paise integer not null check (amount_paise <> 0),
    -- The later of the days of the money and of the charge.
    day date not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint allocation_of_money check (num_nonnulls(payment_id, credit_id) = 1)
  )`,
  'create index allocation_charge on allocation (charge_id)',
  'create index allocation_payment on allocation (payment_id) where payment_id is not null',
  'create index allocation_credit on allocation (credit_id) where credit_id is not null',
];

const credits = [
  // The charge is locked before the credits are added up, so that two credits cannot exceed it together.
  `create function keep_credit() returns trigger language plpgsql as $$
  declare left_of integer;
  begin
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.canceled_reason is not null and new.canceled_reason is distinct from old.canceled_reason
      or (old.id, old.kind, old.amount_paise, old.day, old.reason, old.charge_id, old.created_at)
        is distinct from (new.id, new.kind, new.amount_paise, new.day, new.reason, new.charge_id, new.created_at))) then
      raise exception 'a credit stays as it was given, and is canceled once';
    end if;
    if tg_op = 'INSERT' and new.charge_id is not null then
      select case when c.canceled_reason is null then c.amount_paise else 0 end into left_of
      from charge c where c.id = new.charge_id for no key update;
      if new.amount_paise > left_of - (
        select coalesce(sum(amount_paise), 0) from credit where charge_id = new.charge_id and canceled_reason is null) then
        raise exception 'credits exceed their charge' using errcode = 'check_violation', constraint = 'credit_at_most';
      end if;
    end if;
    return new;
  end $$`,
  'create trigger keep_credit before insert or update or delete on credit for each row execute function keep_credit()',
  `create function cancel_credits() returns trigger language plpgsql as $$ begin
    update credit set canceled_reason = 'The charge was canceled' where charge_id = new.id and canceled_reason is null;
    return null;
  end $$`,
  `create trigger cancel_credits after update of canceled_reason on charge for each row
    when (old.canceled_reason is null and new.canceled_reason is not null) execute function cancel_credits()`,
  `create trigger lead_on before insert on credit for each row
    when (new.patient_id is not null) execute function lead_on()`,
  `create constraint trigger require_merge after update of patient_id on credit deferrable initially deferred
    for each row when (old.patient_id <> new.patient_id) execute function require_merge()`,
];

const state = [
  `create view charge_state as
    select c.id, c.patient_id, c.day, c.created_at, c.appointment_id, c.kind,
      case when c.canceled_reason is not null then 0 else c.amount_paise - coalesce(
        (select sum(k.amount_paise) from credit k where k.charge_id = c.id and k.canceled_reason is null), 0) end as needs,
      coalesce((select sum(a.amount_paise) from allocation a where a.charge_id = c.id), 0) as has
    from charge c`,
  // Money that can pay charges: received payments that are no deposits, and advances that were brought over.
  `create view money_state as
    select y.id as payment_id, null::uuid as credit_id, y.patient_id, y.received_on as day, y.created_at, y.package_id, y.appointment_id,
      case when y.is_deposit then 0 else y.amount_paise - y.refunded_paise end as amount,
      coalesce((select sum(a.amount_paise) from allocation a where a.payment_id = y.id), 0) as given
    from payment y where y.status in ('Paid', 'Refunded')
    union all
    select null, k.id, k.patient_id, k.day, k.created_at, null, null,
      case when k.canceled_reason is null then k.amount_paise else 0 end,
      coalesce((select sum(a.amount_paise) from allocation a where a.credit_id = k.id), 0)
    from credit k where k.kind = 'OPENING'`,
  `create view allocated as
    select payment_id, credit_id, charge_id, max(day) as day, sum(amount_paise) as amount
    from allocation group by payment_id, credit_id, charge_id having sum(amount_paise) <> 0`,
];

const TARGET = '(payment_id, credit_id, charge_id, amount_paise, day)';
const MONEY_ID = 'coalesce(m.payment_id, m.credit_id)';

/* Amounts are matched as stretches of a line: each charge and each payment covers the stretch after those before it, and a payment pays a
   charge as far as their stretches overlap. */
const overlap = ({ ofRecord }: { ofRecord: boolean }) => `with due as (
    select c.*, c.needs - c.has as left_of,
      sum(c.needs - c.has) over (partition by c.patient_id order by c.day, c.created_at, c.id) as upto
    from charge_state c where ${ofRecord ? 'c.patient_id = record and ' : ''}c.needs > c.has
  ), free as (
    select m.*, m.amount - m.given as left_of,
      sum(m.amount - m.given) over (partition by m.patient_id order by m.day, m.created_at, ${MONEY_ID}) as upto
    from money_state m where ${ofRecord ? 'm.patient_id = record and ' : ''}m.amount > m.given
  )
  insert into allocation ${TARGET}
  select f.payment_id, f.credit_id, o.id, least(o.upto, f.upto) - greatest(o.upto - o.left_of, f.upto - f.left_of), greatest(o.day, f.day)
  from due o join free f on f.patient_id = o.patient_id and f.upto - f.left_of < o.upto and o.upto - o.left_of < f.upto`;

const settle = `create function settle(record uuid) returns void language plpgsql as $$
declare
  is_over boolean;
  is_open boolean;
begin
  perform from patient where id = record for no key update;
  select coalesce(bool_or(has > needs), false), coalesce(bool_or(has < needs), false) into is_over, is_open
  from charge_state where patient_id = record;
  -- A charge that needs less than it has lets go of the youngest money.
  if is_over then
    insert into allocation ${TARGET}
    select l.payment_id, l.credit_id, c.id, -least(l.amount, c.has - c.needs - l.before), l.day
    from charge_state c join lateral (
      select a.*, sum(a.amount) over (order by m.day desc, m.created_at desc, ${MONEY_ID} desc) - a.amount as before
      from allocated a join money_state m on m.patient_id = record and (m.payment_id = a.payment_id or m.credit_id = a.credit_id)
      where a.charge_id = c.id
    ) l on l.before < c.has - c.needs
    where c.patient_id = record and c.has > c.needs;
  end if;
  -- Money of which less is left than it pays lets go of the youngest charge.
  if exists (select from money_state where patient_id = record and given > amount) then
    insert into allocation ${TARGET}
    select m.payment_id, m.credit_id, l.charge_id, -least(l.amount, m.given - m.amount - l.before), l.day
    from money_state m join lateral (
      select a.*, sum(a.amount) over (order by c.day desc, c.created_at desc, c.id desc) - a.amount as before
      from allocated a join charge c on c.id = a.charge_id and c.patient_id = record
      where a.payment_id = m.payment_id or a.credit_id = m.credit_id
    ) l on l.before < m.given - m.amount
    where m.patient_id = record and m.given > m.amount;
    is_open := true;
  end if;
  if not is_open or not exists (select from money_state where patient_id = record and amount > given) then return; end if;
  -- The package or session that a payment names comes first.
  with named as (
    select m.payment_id, m.day, m.amount - m.given as left_of, c.id as charge_id, c.day as charge_day, c.needs - c.has as open,
      sum(m.amount - m.given) over (partition by c.id order by m.day, m.created_at, m.payment_id) as upto
    from money_state m join charge_state c on c.patient_id = record and c.needs > c.has and c.id = coalesce(
      (select p.charge_id from package p where p.id = m.package_id),
      (select s.id from charge s where s.appointment_id = m.appointment_id and s.kind = 'SESSION'))
    where m.patient_id = record and m.amount > m.given
  )
  insert into allocation ${TARGET}
  select payment_id, null, charge_id, least(upto, open) - (upto - left_of), greatest(day, charge_day)
  from named where upto - left_of < open;
  -- What is left pays the oldest charges, oldest money first.
  ${overlap({ ofRecord: true })};
end $$`;

/* One statement for all records, of which none is over-allocated: the rows from before there were allocations, and data in bulk, whose
   transaction then sets ledger.settled to 'all'. */
const backfill = [
  `create function settle_all() returns void language sql as $$ ${overlap({ ofRecord: false })} $$`,
  'select settle_all()',
  'analyze allocation',
];

/* The deferred triggers of a transaction run after all of its changes: a record that was settled last is settled, until a further
   statement changes something. Without it, a transaction of thousands of rows would settle as often. */
const triggers = [
  `create function settle_changed() returns trigger language plpgsql as $$
  declare record uuid;
  begin
    foreach record in array array[case when tg_op <> 'INSERT' then old.patient_id end, case when tg_op <> 'DELETE' then new.patient_id end] loop
      continue when record is null or current_setting('ledger.settled', true) in (record::text, 'all');
      perform settle(record);
      perform set_config('ledger.settled', record::text, true);
    end loop;
    return null;
  end $$`,
  `create function settle_anew() returns trigger language plpgsql as $$ begin
    perform set_config('ledger.settled', '', true);
    return null;
  end $$`,
  ...['charge', 'credit', 'payment'].flatMap((table) => [
    `create trigger settle_anew before insert or update or delete on ${table} for each statement execute function settle_anew()`,
    `create constraint trigger settle_changed after insert or delete on ${table} deferrable initially deferred
      for each row execute function settle_changed()`,
  ]),
  `create constraint trigger settle_updated after update on charge deferrable initially deferred for each row
    when ((old.patient_id, old.amount_paise, old.canceled_reason) is distinct from (new.patient_id, new.amount_paise, new.canceled_reason))
    execute function settle_changed()`,
  `create constraint trigger settle_updated after update on credit deferrable initially deferred for each row
    when ((old.patient_id, old.canceled_reason) is distinct from (new.patient_id, new.canceled_reason))
    execute function settle_changed()`,
  `create constraint trigger settle_updated after update on payment deferrable initially deferred for each row
    when ((old.patient_id, old.status, old.amount_paise, old.refunded_paise, old.is_deposit)
      is distinct from (new.patient_id, new.status, new.amount_paise, new.refunded_paise, new.is_deposit))
    execute function settle_changed()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on credit from app;
    revoke update, delete, truncate on allocation from app;
  end if;
end $$`;
