import { Migration } from '@mikro-orm/migrations';

const MESSAGE_KINDS = [
  'SESSION_REQUESTED',
  'SESSION_BOOKED',
  'SESSION_MOVED',
  'SESSION_CANCELED',
  'REMINDER_DAY',
  'REMINDER_HOURS',
  'PAYMENT_RECEIVED',
  'STAFF_REGISTERED',
  'NUMBER_CHANGED',
  'WRONG_CODES',
  'DANGER_SIGN',
  'DANGER_SIGN_OVERDUE',
  'SLOT_OFFER',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  'SESSION_REASSIGNED',
  'SERIES_BOOKED',
  'SERIES_CHANGED',
  'CARE_REPLY',
  'CARE_WAITING',
  'CHECK_IN',
  'PLAN_STARTED',
  'FAMILY_INVITED',
];

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Access of family members to a patient's day (companion §8), and entries that they make. */
export class FamilyAccess extends Migration {
  override up(): void {
    for (const statement of [grant, ...indexes, ...keeping, ...enteredAs, ...message, grants]) this.addSql(statement);
  }
}

const grant = `create table family_grant (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  -- As the patient entered them.
  name text not null check (char_length(name) between 1 and 120),
  relation text not null check (char_length(relation) between 1 and 40),
  phone text not null check (phone ~ '^\\+91[0-9]{10}$'),
  rights text[] not null check (rights <@ array['TICK', 'MESSAGE']),
  -- The consent text that the patient read, and its language.
  text_version integer not null check (text_version >= 1),
  language text not null check (language in ('EN', 'HI')),
  granted_by_id uuid not null references app_user (id),
  granted_at timestamptz not null,
  -- The account that accepted the invitation.
  account_id uuid references app_user (id),
  accepted_at timestamptz,
  ended_at timestamptz,
  last_seen_at timestamptz,
  constraint family_grant_accepted check ((account_id is null) = (accepted_at is null)),
  constraint family_grant_of_another check (account_id <> granted_by_id)
)`;

const indexes = [
  'create unique index family_grant_live on family_grant (patient_id, phone) where ended_at is null',
  'create index family_grant_patient on family_grant (patient_id, granted_at)',
  'create index family_grant_account on family_grant (account_id, patient_id) where account_id is not null',
  'create index family_grant_open on family_grant (phone) where accepted_at is null and ended_at is null',
];

const KEPT = ['id', 'name', 'relation', 'phone', 'text_version', 'language', 'granted_by_id', 'granted_at'];
const rowOf = (row: string) => `(${KEPT.map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_family_grant() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or ${rowOf('old')} is distinct from ${rowOf('new')}
      or (old.accepted_at is not null and (old.accepted_at, old.account_id) is distinct from (new.accepted_at, new.account_id))
      or (old.ended_at is not null and (old.ended_at, old.rights) is distinct from (new.ended_at, new.rights)) then
      raise exception 'a grant of access is accepted once and ends once, and what the patient agreed to stays';
    end if;
    return new;
  end $$`,
  'create trigger keep_family_grant before update or delete on family_grant for each row execute function keep_family_grant()',
  `create trigger lead_on before insert on family_grant for each row
    when (new.patient_id is not null) execute function lead_on()`,
  `create constraint trigger require_merge after update of patient_id on family_grant deferrable initially deferred
    for each row when (old.patient_id <> new.patient_id) execute function require_merge()`,
];

const ENTERED_AS = listOf(['PATIENT', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN', 'FAMILY']);

const enteredAs = ['entry', 'measurement', 'measurement_retraction'].map(
  (table) => `alter table ${table} drop constraint ${table}_entered_as_check,
    add constraint ${table}_entered_as_check check (entered_as in (${ENTERED_AS}))`,
);

const message = [
  'alter table message drop constraint message_kind_check',
  `alter table message add constraint message_kind_check check (kind in (${listOf(MESSAGE_KINDS)}))`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on family_grant from app;
  end if;
end $$`;
