import { Migration } from '@mikro-orm/migrations';

/** From which referral a session was booked (hospital §3): from the one that the clinic accepted last, and has not been taken back. */
export class SessionsOfReferrals extends Migration {
  override up(): void {
    for (const statement of links) this.addSql(statement);
  }
}

const links = [
  // Of those that wait already nobody knows when they came; what was booked before today is not theirs.
  'alter table referral add column received_at timestamptz not null default now()',
  'alter table appointment add column referral_id uuid references referral (id)',
  `create function note_referral() returns trigger language plpgsql as $$ begin
    new.referral_id := (select id from referral where patient_id = new.patient_id and status = 'ACCEPTED'
      order by decided_at desc, id desc limit 1);
    return new;
  end $$`,
  'create trigger note_referral before insert on appointment for each row execute function note_referral()',
  // Somebody may book as soon as the referral comes, and accept it afterwards.
  `create function note_accepted_referral() returns trigger language plpgsql as $$ begin
    update appointment set referral_id = new.id
      where patient_id = new.patient_id and referral_id is null and created_at >= new.received_at;
    return null;
  end $$`,
  `create trigger note_accepted_referral after update of status on referral for each row
    when (old.status <> 'ACCEPTED' and new.status = 'ACCEPTED') execute function note_accepted_referral()`,
];
