import { Migration } from '@mikro-orm/migrations';

/** Payment gateway (money §5): orders of payment links, what the gateway told, and payments and refunds by the gateway's own ids. */
export class Gateway extends Migration {
  override up(): void {
    for (const statement of [...money, ...orders, ...events, ...keeping, grants]) this.addSql(statement);
  }
}

const money = [
  'alter table payment add column gateway_payment_id text constraint payment_of_gateway unique',
  'alter table refund add column gateway_refund_id text constraint refund_of_gateway unique',
  // Money of the gateway is taken at a time, by nobody.
  'alter table payment drop constraint payment_taken',
  'alter table payment add constraint payment_taken check (taken_by is null or taken_at is not null)',
];

const orders = [
  `alter table payment_link add column order_id text constraint payment_link_order unique, add column order_url text,
    add column ordered_at timestamptz, add column order_asked_at timestamptz, add column order_ended_at timestamptz,
    add constraint payment_link_ordered check ((order_id is null) = (order_url is null) and (order_id is null) = (ordered_at is null))`,
  // Orders of which the gateway is asked.
  'create index payment_link_asked on payment_link (ordered_at) where order_id is not null and order_ended_at is null',
];

const events = [
  `create table gateway_event (
    id uuid primary key,
    -- The gateway's id of the event, or a hash of its bytes. It is not signed: money is told apart by gateway_payment_id.
    event_id text not null constraint gateway_event_once unique check (char_length(event_id) between 1 and 100),
    event text not null check (char_length(event) between 1 and 100),
    at timestamptz not null,
    gateway_payment_id text check (char_length(gateway_payment_id) between 1 and 100),
    gateway_refund_id text check (char_length(gateway_refund_id) between 1 and 100),
    amount_paise integer check (amount_paise > 0),
    method text check (method in ('UPI', 'Card', 'Net Banking')),
    reference text check (char_length(reference) between 1 and 60),
    status text not null check (status in ('APPLIED', 'SECOND', 'UNMATCHED', 'IGNORED')),
    -- The payment that was booked, or refunded.
    payment_id uuid references payment (id) on delete cascade,
    constraint gateway_event_booked check (status not in ('APPLIED', 'SECOND') or payment_id is not null),
    constraint gateway_event_money check (status <> 'UNMATCHED' or (gateway_payment_id is not null and amount_paise is not null))
  )`,
  'create index gateway_event_newest on gateway_event (at desc, id desc)',
  `create index gateway_event_unmatched on gateway_event (at desc, id desc) where status = 'UNMATCHED'`,
  'create index gateway_event_payment on gateway_event (gateway_payment_id) where gateway_payment_id is not null',
];

const KEPT = ['id', 'event_id', 'event', 'at', 'gateway_payment_id', 'gateway_refund_id', 'amount_paise', 'method'];
const rowOf = (row: string) => `(${[...KEPT, 'reference'].map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_gateway_event() returns trigger language plpgsql as $$ begin
    if old.status <> 'UNMATCHED' or ${rowOf('old')} is distinct from ${rowOf('new')} then
      raise exception 'an event of the gateway stays as it was told, and is matched once';
    end if;
    return new;
  end $$`,
  'create trigger keep_gateway_event before update on gateway_event for each row execute function keep_gateway_event()',
  `create function keep_gateway_payment() returns trigger language plpgsql as $$ begin
    raise exception 'a payment keeps the id that the gateway gave it';
  end $$`,
  `create trigger keep_gateway_payment before update on payment for each row
    when (old.gateway_payment_id is not null and old.gateway_payment_id is distinct from new.gateway_payment_id)
    execute function keep_gateway_payment()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on gateway_event from app;
  end if;
end $$`;
