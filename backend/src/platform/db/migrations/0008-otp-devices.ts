import { Migration } from '@mikro-orm/migrations';

/** Devices that somebody has signed in on, and which of them a code was asked from (OTP-5, OTP-8). */
export class OtpDevices extends Migration {
  override up(): void {
    // Codes under way were asked for without one.
    this.addSql('alter table otp_challenge add column device text');
    this.addSql('create table known_device (key text primary key, seen_at timestamptz not null default now())');
    this.addSql('create index known_device_age on known_device (seen_at)');
  }
}
