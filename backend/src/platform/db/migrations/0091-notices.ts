import { Migration } from '@mikro-orm/migrations';

const KINDS = [
  'REQUEST_CAME',
  'PATIENT_BOOKED',
  'PATIENT_MOVED',
  'PATIENT_CANCELED',
  'COLUMN_CHANGED',
  'WAITING_LIST_MATCH',
  'RECORD_OPENED',
  'DANGER_SIGN',
  'COVER_BEGAN',
  'ALARM',
];

/** Notices of the team, who has seen which, and the topics by which open screens are told of them and of the waiting list (bench §5, §7). */
export class Notices extends Migration {
  override up(): void {
    for (const statement of [notice, seen, ...indexes, leadOn, ...live, grants]) this.addSql(statement);
  }
}

const notice = `create table notice (
  -- Grows with \`at\`.
  id uuid primary key,
  kind text not null check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})),
  -- Later than the change for a cover that begins on another day: nobody reads it before.
  at timestamptz not null,
  -- DESK: admins and reception; ADMINS; NOBODY: the physiotherapist alone.
  audience text not null check (audience in ('DESK', 'ADMINS', 'NOBODY')),
  -- The physiotherapist who reads it too.
  physiotherapist_id uuid references physiotherapist (id),
  -- The account that did it, which is not told.
  by_id uuid references app_user (id),
  -- No patient's name and nothing clinical.
  text text not null check (char_length(text) between 1 and 400),
  patient_id uuid references patient (id),
  subject_id uuid,
  dedup_key text constraint notice_dedup unique,
  constraint notice_readers check (audience <> 'NOBODY' or physiotherapist_id is not null)
)`;

const seen = `create table notice_seen (
  notice_id uuid not null references notice (id) on delete cascade,
  account_id uuid not null references app_user (id),
  primary key (account_id, notice_id)
)`;

const indexes = [
  'create index notice_at on notice (at)',
  'create index notice_physiotherapist on notice (physiotherapist_id, id) where physiotherapist_id is not null',
  'create index notice_patient on notice (patient_id) where patient_id is not null',
  'create index notice_seen_notice on notice_seen (notice_id)',
];

const leadOn = `create trigger lead_on before insert on notice for each row when (new.patient_id is not null)
  execute function lead_on()`;

const live = [
  'alter table live_change drop constraint live_change_topic_check',
  `alter table live_change add constraint live_change_topic_check
    check (topic in ('calendar', 'requests', 'inbox', 'notices', 'waiting'))`,
  // Of a notice: who reads it beside the physiotherapist.
  'alter table live_change add column audience text',
  `create function note_live_notice() returns trigger language plpgsql as $$
  begin
    insert into live_change (topic, physiotherapist_id, audience) values ('notices', new.physiotherapist_id, new.audience);
    return null;
  end $$`,
  `create function note_live_waiting() returns trigger language plpgsql as $$
  begin
    insert into live_change (topic) values ('waiting');
    return null;
  end $$`,
  'create trigger note_live after insert on notice for each row execute function note_live_notice()',
  `create trigger note_live after insert or update on waiting_list_entry for each row execute function note_live_waiting()`,
];

// A notice is never changed, but follows its record when that is merged.
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, truncate on notice from app;
    grant update (patient_id) on notice to app;
    revoke update, truncate on notice_seen from app;
  end if;
end $$`;
