import { Migration } from '@mikro-orm/migrations';

/** When a record and a session changed last, so that programs read what changed since they asked before (clinic §10). */
export class ChangesSince extends Migration {
  override up(): void {
    for (const statement of [...stamps, ...touches, ...indexes]) this.addSql(statement);
  }
}

const stamps = [
  'alter table patient add column updated_at timestamptz not null default now()',
  'alter table appointment add column updated_at timestamptz not null default now()',
  `create function note_change() returns trigger language plpgsql as $$ begin
    new.updated_at := clock_timestamp();
    return new;
  end $$`,
  'create trigger note_change before update on patient for each row execute function note_change()',
  'create trigger note_change before update on appointment for each row execute function note_change()',
];

const touches = [
  // A record without a number of its own shows that of its account.
  `create function note_number_change() returns trigger language plpgsql as $$ begin
    update patient set updated_at = clock_timestamp() where user_id = new.id and deleted_at is null;
    return null;
  end $$`,
  `create trigger note_number_change after update of phone on app_user for each row
    when (old.phone is distinct from new.phone) execute function note_number_change()`,
  // A payment shows the number of its receipt.
  `create function note_receipt() returns trigger language plpgsql as $$ begin
    update payment set updated_at = clock_timestamp() where id = new.payment_id;
    return null;
  end $$`,
  'create trigger note_receipt after insert on receipt for each row execute function note_receipt()',
];

const indexes = [
  'create index patient_changed on patient (updated_at)',
  // Of deleted ones too, unlike the index of the list.
  'create index patient_walk on patient (created_at desc, id desc)',
  'create index appointment_changed on appointment (updated_at)',
  'create index payment_changed on payment (updated_at)',
  'create index appointment_newest on appointment (created_at desc, id desc) where deleted_at is null',
];
