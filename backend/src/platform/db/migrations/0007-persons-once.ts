import { Migration } from '@mikro-orm/migrations';

/** A person's birth date and gender stand once: on the live record when there is one (reading 26). */
export class PersonsOnce extends Migration {
  override up(): void {
    // A date of birth sets it exactly and wins over one that was reckoned from an age.
    this.addSql(`update patient p set birth_date = u.birth_date, birth_date_exact = true, version = p.version + 1
      from app_user u where u.id = p.user_id and p.deleted_at is null and u.birth_date is not null and not p.birth_date_exact`);
    this.addSql(`update patient p set gender = u.gender, version = p.version + 1
      from app_user u where u.id = p.user_id and p.deleted_at is null and u.gender is not null and p.gender is null`);
    this.addSql(`update app_user u set birth_date = null, gender = null, version = u.version + 1
      from patient p where p.user_id = u.id and p.deleted_at is null and (u.birth_date is not null or u.gender is not null)`);
  }
}
