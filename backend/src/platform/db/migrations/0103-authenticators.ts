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
];

/** Authenticator apps and their recovery codes (money §10), and the notice of a reset. */
export class Authenticators extends Migration {
  override up(): void {
    for (const statement of [authenticator, ...indexes, recoveryCode, notices]) this.addSql(statement);
  }
}

const authenticator = `create table authenticator (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  -- AES-256-GCM under a key from outside the database, base64: nonce, ciphertext and tag.
  secret text not null,
  created_at timestamptz not null,
  -- Null until a code of the app proved that the secret was taken over.
  confirmed_at timestamptz,
  -- Used steps of 30 seconds since 1970: the newest, and those of the two before it.
  used_steps integer[] not null default '{}'
)`;

const indexes = [
  'create unique index authenticator_confirmed on authenticator (user_id) where confirmed_at is not null',
  'create unique index authenticator_begun on authenticator (user_id) where confirmed_at is null',
];

const recoveryCode = `create table recovery_code (
  authenticator_id uuid not null references authenticator (id) on delete cascade,
  -- HMAC-SHA-256 of the code, in hex.
  code_hmac text not null,
  used_at timestamptz,
  primary key (authenticator_id, code_hmac)
)`;

const notices = `alter table security_notice
  drop constraint security_notice_kind_check,
  add constraint security_notice_kind_check check (kind in (${NOTICE_KINDS.map((kind) => `'${kind}'`).join(', ')}))`;
