import { Migration } from '@mikro-orm/migrations';

/** Codes by which an account proves a new sign-in number: the newest one of an account holds the number that is pending (reading 21). */
export class PendingNumbers extends Migration {
  override up(): void {
    this.addSql(`alter table otp_challenge
      add column account_id uuid references app_user,
      drop constraint otp_challenge_purpose_check,
      add constraint otp_challenge_purpose_check check (purpose in ('user', 'admin', 'number')),
      add constraint otp_challenge_account_check check ((purpose = 'number') = (account_id is not null))`);
    this.addSql(
      'create index otp_challenge_account on otp_challenge (account_id, created_at desc) where account_id is not null',
    );
  }
}
