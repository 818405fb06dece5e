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
  'APPROVAL_ASKED',
  'FOUR_EYES_SET',
];

/** Four eyes: changes that a second admin approves within 24 hours, and whether the clinic requires it. */
export class FourEyes extends Migration {
  override up(): void {
    for (const statement of [...rule, ...approvals, notices, grants]) this.addSql(statement);
  }
}

const rule = [
  'create table four_eyes (id smallint primary key check (id = 1), is_on boolean not null default false)',
  'insert into four_eyes (id) values (1)',
];

const approvals = [
  `create table approval (
    id uuid primary key,
    kind text not null check (kind in ('NEW_ADMIN', 'UPI_ADDRESS', 'FULL_EXPORT', 'FOUR_EYES_OFF')),
    -- The values of the change, and those that it is based on.
    change jsonb not null,
    subject text not null check (char_length(subject) between 1 and 300),
    requested_by uuid not null references app_user (id),
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    -- Device of the request; null if unknown.
    device_id text,
    -- The other admins of that moment: who becomes one later cannot approve.
    approver_ids uuid[] not null,
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
    decided_by uuid references app_user (id),
    decided_at timestamptz,
    -- When an approved export was fetched.
    used_at timestamptz,
    constraint approval_expires check (expires_at = requested_at + interval '24 hours'),
    constraint approval_decided check ((status = 'PENDING') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
    constraint approval_by_another check ((status <> 'WITHDRAWN' or decided_by = requested_by)
      and (status not in ('APPROVED', 'REFUSED') or decided_by <> requested_by and decided_by = any (approver_ids))),
    constraint approval_used check (used_at is null or kind = 'FULL_EXPORT' and status = 'APPROVED')
  )`,
  'create index approval_requested on approval (requested_at desc)',
];

const notices = `alter table security_notice
  drop constraint security_notice_kind_check,
  add constraint security_notice_kind_check check (kind in (${NOTICE_KINDS.map((kind) => `'${kind}'`).join(', ')}))`;

/** The application changes neither what was asked for nor who may approve it. */
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke insert, delete, truncate on four_eyes from app;
    revoke update, delete, truncate on approval from app;
    grant update (status, decided_by, decided_at, used_at) on approval to app;
  end if;
end $$`;
