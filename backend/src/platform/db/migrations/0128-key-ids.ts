import { Migration } from '@mikro-orm/migrations';

/**
 * Stored values name the secret that made them, so that secrets can be rotated (OTP-12, SE-1): the id is a short hash of the secret. Null in
 * rows from before, which any secret in force may have made. Of webhook endpoints: the secret, encrypted under a newer server secret than it
 * was derived from.
 */
export class KeyIds extends Migration {
  override up(): void {
    for (const table of ['otp_challenge', 'email_code', 'recovery_code', 'known_device'])
      this.addSql(`alter table ${table} add column key_id text`);
    this.addSql('alter table webhook_endpoint add column sealed_secret text');
  }
}
