import { Migration } from '@mikro-orm/migrations';

/** Patients whom hospitals send to the clinic, and what became of it (hospital §6). */
export class Referrals extends Migration {
  override up(): void {
    for (const statement of referrals) this.addSql(statement);
  }
}

const referrals = [
  `create table referral (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    client_id uuid not null references smart_client (id),
    identifier_system text check (identifier_system <> ''),
    identifier_value text check (identifier_value <> ''),
    reason text not null check (char_length(reason) between 1 and 2000),
    requester text check (char_length(requester) between 1 and 200),
    authored_at timestamptz not null default now(),
    status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ACCEPTED', 'DECLINED', 'REVOKED')),
    decided_at timestamptz,
    decided_by uuid references app_user (id),
    decline_reason text check (char_length(decline_reason) between 3 and 500),
    updated_at timestamptz not null default clock_timestamp(),
    revision integer not null default 1,
    constraint referral_identifier check ((identifier_system is null) = (identifier_value is null)),
    constraint referral_waits check (status <> 'ACTIVE' or (decided_at is null and decided_by is null)),
    constraint referral_decided check (status not in ('ACCEPTED', 'DECLINED') or (decided_at is not null and decided_by is not null)),
    constraint referral_declined check ((status = 'DECLINED') = (decline_reason is not null))
  )`,
  // Of one hospital: what another one calls its own says nothing of it.
  'create unique index referral_named on referral (client_id, identifier_system, identifier_value)',
  'create index referral_newest on referral (authored_at desc, id desc)',
  'create index referral_patient on referral (patient_id)',
  'create index referral_changed on referral (updated_at, id)',
  'create trigger note_change before update on referral for each row execute function note_change()',
  'create trigger note_revision before update on referral for each row execute function note_revision()',
];
