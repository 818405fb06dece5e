import { Migration } from '@mikro-orm/migrations';

/** Providers of text messages with failover, and each try to hand a message over (money §9). */
export class MessageProviders extends Migration {
  override up(): void {
    for (const statement of [states, ...tries, ...outbox, ...settings, grants]) this.addSql(statement);
  }
}

/** How a provider does, for all processes. */
const states = `create table message_provider (
  channel text not null check (channel = 'SMS'),
  provider text not null check (provider in ('console', 'http', 'exotel', 'msg91')),
  -- In a row.
  failures integer not null default 0 check (failures >= 0),
  paused_until timestamptz,
  taken_at timestamptz,
  failed_at timestamptz,
  failure text,
  -- Refused for want of credit since it last took something.
  lacks_credit boolean not null default false,
  -- In paise, as it was told.
  credit bigint,
  credit_asked_at timestamptz,
  primary key (channel, provider)
)`;

const tries = [
  `create table message_try (
    id bigint generated always as identity primary key,
    message_id uuid not null references message (id) on delete cascade,
    at timestamptz not null,
    channel text not null check (channel = 'SMS'),
    provider text not null,
    outcome text not null check (outcome in ('TAKEN', 'REFUSED', 'NOT_TAKEN', 'UNKNOWN')),
    code text,
    reference text
  )`,
  'create index message_try_message on message_try (message_id)',
];

const outbox = [
  `alter table message
    -- Who took it.
    add column provider text,
    add column parts integer not null default 0 check (parts >= 0),
    -- Values of the text in the order of their places; null of a message from before. Empty after erasure.
    add column text_values text[],
    -- In thousandths of a paisa, by the prices when it was taken.
    add column cost_milli_paise bigint check (cost_milli_paise >= 0)`,
];

const settings = [
  `alter table clinic_settings
    add column message_prices jsonb not null default '[]' check (jsonb_typeof(message_prices) = 'array'),
    add column credit_warning bigint check (credit_warning >= 0)`,
];

/** Tries are only added; erasure takes the message's own columns. */
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, truncate on message_try from app;
    revoke delete, truncate on message_provider from app;
  end if;
end $$`;
