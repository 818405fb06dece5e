import { Migration } from '@mikro-orm/migrations';

/** Since sessions are moved, their version no longer says whether one was booked at once or asked for (clinic §4). */
export class BookedAtOnce extends Migration {
  override up(): void {
    this.addSql('alter table appointment add column booked_at_once boolean not null default false');
    this.addSql("update appointment set booked_at_once = true where status = 'scheduled' and version = 1");
    this.addSql(`create function note_booked_at_once() returns trigger language plpgsql as $$ begin
      new.booked_at_once := new.status = 'scheduled' and new.version = 1;
      return new;
    end $$`);
    this.addSql(
      'create trigger note_booked_at_once before insert on appointment for each row execute function note_booked_at_once()',
    );
  }
}
