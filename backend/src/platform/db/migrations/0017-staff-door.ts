import { Migration } from '@mikro-orm/migrations';

/** Codes by which physiotherapists and doctors sign in at a door of their own (clinic §2). */
export class StaffDoor extends Migration {
  override up(): void {
    this.addSql(`alter table otp_challenge
      drop constraint otp_challenge_purpose_check,
      add constraint otp_challenge_purpose_check check (purpose in ('user', 'admin', 'staff', 'number'))`);
  }
}
