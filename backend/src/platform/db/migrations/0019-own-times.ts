import { Migration } from '@mikro-orm/migrations';

/** When a physiotherapist works and is away, and the sessions that lose who treats by it (clinic §2, §4). */
export class OwnTimes extends Migration {
  override up(): void {
    for (const statement of [hours, leave, ...unassigned]) this.addSql(statement);
  }
}

const hours = `alter table physiotherapist
  add column working_hours jsonb check (jsonb_typeof(working_hours) = 'array')`;

const leave = `create table physiotherapist_leave (
  id uuid primary key,
  physiotherapist_id uuid not null references physiotherapist,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text check (char_length(note) between 1 and 200),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  constraint physiotherapist_leave_order check (ends_at > starts_at),
  constraint physiotherapist_leave_once exclude using gist
    (physiotherapist_id with =, tstzrange(starts_at, ends_at) with &&) where (deleted_at is null)
)`;

// A session may be scheduled with nobody, such as one that was approved before somebody was chosen: only those here are missed.
const unassigned = [
  'alter table appointment add column needs_physiotherapist boolean not null default false',
  `create index appointment_unassigned on appointment (starts_at, id)
    where needs_physiotherapist and physiotherapist_id is null and status = 'scheduled' and deleted_at is null`,
];
