import { Migration } from '@mikro-orm/migrations';

const NOTICE_KINDS = [
  'ADMIN_ADDED',
  'API_KEY_ADDED',
  'CLIENT_ADDED',
  'SOURCE_ADDED',
  'ENDPOINT_ADDED',
  'UPI_CHANGED',
  'CODES_USED_UP',
  'CODES_UNUSED',
  'RECORD_OPENED',
  'AUTHENTICATOR_RESET',
  'FACTORS_RESET',
  'SECOND_FACTOR_RULE',
];

/** Second factors: passkeys beside authenticator apps, in one table, and the roles that must confirm each sign-in with one. */
export class SecondFactors extends Migration {
  override up(): void {
    for (const statement of [...passkeys, challenges, ...rule, session, notices, grants]) this.addSql(statement);
  }
}

const passkeys = [
  `alter table authenticator
    add column kind text not null default 'APP' check (kind in ('APP', 'PASSKEY')),
    add column name text not null default '' check (char_length(name) <= 60),
    add column last_used_at timestamptz,
    -- As the browser and the device name it, base64url.
    add column credential_id text constraint authenticator_credential unique,
    -- COSE key, base64url.
    add column public_key text,
    -- Signature counter of the device; 0 for those that keep none.
    add column sign_count bigint check (sign_count >= 0),
    add column transports text[] not null default '{}',
    alter column secret drop not null,
    add constraint authenticator_of_kind check ((kind = 'APP') = (secret is not null)
      and (kind = 'PASSKEY') = (credential_id is not null and public_key is not null and sign_count is not null)
      and (kind = 'APP' or confirmed_at is not null))`,
  'drop index authenticator_confirmed',
  `create unique index authenticator_confirmed on authenticator (user_id) where kind = 'APP' and confirmed_at is not null`,
  `create index authenticator_passkeys on authenticator (user_id) where kind = 'PASSKEY'`,
];

const challenges = `create table passkey_challenge (
  -- 32 random bytes, base64url. A row is deleted when it is answered, rightly or not.
  challenge text primary key,
  -- SHA-256 of the session's id, in hex.
  session_handle text not null,
  purpose text not null check (purpose in ('ADD', 'VERIFY')),
  expires_at timestamptz not null
)`;

const rule = [
  `create table second_factor_role (
    role text primary key check (role in ('admin', 'reception', 'physiotherapist', 'doctor'))
  )`,
];

/** When the person confirmed with a factor within the session. */
const session = 'alter table session add column confirmed_at timestamptz';

const notices = `alter table security_notice
  drop constraint security_notice_kind_check,
  add constraint security_notice_kind_check check (kind in (${NOTICE_KINDS.map((kind) => `'${kind}'`).join(', ')}))`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke truncate on passkey_challenge, second_factor_role from app;
  end if;
end $$`;
