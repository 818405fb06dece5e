import type pg from 'pg';
import type { Limits } from '../limits/limits.js';
import { RateCap } from '../limits/rate-cap.js';
import { subscriberOf } from '../limits/subscriber.js';
import { because, type Reason } from '../reasons/reason.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who asks for a code: the device only where the number has signed in on it before (OTP-8). */
export interface Asker {
  ip: string;
  knownDeviceId?: string | undefined;
}

/**
 * The rate limits on sending and guessing codes, against brute force and floods of messages (OTP-6 to OTP-10, OTP-14), counted in
 * PostgreSQL so that all processes share them.
 */
export class OtpLimits {
  private readonly resend: RateCap | undefined;
  private readonly sends: Keyed[];
  private readonly sendsOfDevice: Keyed[];
  private readonly failures: Keyed[];
  private readonly failuresOfPhone: RateCap;
  private readonly slowTries: RateCap;
  private readonly notes: RateCap;
  private readonly adminTriesOfIp: RateCap;
  private readonly adminTriesInAll: RateCap;

  constructor(pool: pg.Pool, limits: Limits) {
    const cap = (name: string, points: number, seconds: number, reason: Reason) =>
      new RateCap(pool, name, points, seconds, reason);
    const tooMany = because('CODES_USED_UP');
    const tooManyTries = because('TOO_MANY_WRONG_CODES');
    const byPhone = (phone: string) => phone;
    const byIp = (_phone: string, ip: string) => ip;
    const byPair = (phone: string, from: string) => `${phone} ${from}`;
    this.resend = limits.otpResendSeconds
      ? cap('otp-resend', 1, limits.otpResendSeconds, because('CODE_TOO_SOON', { seconds: limits.otpResendSeconds }))
      : undefined;
    const inAll = { cap: cap('otp-all-hour', limits.otpSendsInAllHour, HOUR, tooMany), key: () => 'all' };
    // An address that is used up must not use up the numbers of others: it is counted before them.
    this.sends = [
      { cap: cap('otp-ip-hour', limits.otpSendsPerIpHour, HOUR, tooMany), key: byIp },
      { cap: cap('otp-ip-day', limits.otpSendsPerIpDay, DAY, tooMany), key: byIp },
      { cap: cap('otp-phone-ip-hour', limits.otpSendsPerPhoneAndIpHour, HOUR, tooMany), key: byPair },
      { cap: cap('otp-phone-ip-day', limits.otpSendsPerPhoneAndIpDay, DAY, tooMany), key: byPair },
      { cap: cap('otp-phone-hour', limits.otpSendsPerPhoneHour, HOUR, tooMany), key: byPhone },
      { cap: cap('otp-phone-day', limits.otpSendsPerPhoneDay, DAY, tooMany), key: byPhone },
      inAll,
    ];
    // Nothing that a stranger can use up, but for what everybody shares.
    this.sendsOfDevice = [
      { cap: cap('otp-device-hour', limits.otpSendsPerDeviceHour, HOUR, tooMany), key: byPair },
      inAll,
    ];
    this.failures = [
      { cap: cap('otp-fail-ip', limits.otpFailuresPerIpHour, HOUR, tooManyTries), key: byIp },
      {
        cap: cap('otp-fail-phone-ip', limits.otpFailuresPerPhoneAndIpDay, DAY, tooManyTries),
        key: byPair,
      },
    ];
    this.failuresOfPhone = cap('otp-fail-phone', limits.otpFailuresPerPhoneDay, DAY, tooManyTries);
    // Past the daily cap of a phone: slow, but never locked, since a stranger must not be able to shut its owner out (OTP-6).
    this.slowTries = cap('otp-slow', 1, MINUTE, because('ONE_TRY_A_MINUTE'));
    this.notes = cap('otp-note', 1, DAY, tooManyTries);
    this.adminTriesOfIp = cap('admin-try-ip', limits.adminTriesPerIpHour, HOUR, tooManyTries);
    this.adminTriesInAll = cap('admin-try-all', limits.adminTriesInAllHour, HOUR, tooManyTries);
  }

  /** Counts one code that is about to be sent. */
  async beforeSend(phone: string, asker: Asker): Promise<void> {
    const from = placeOf(asker);
    // Whoever only does not wait uses nothing up that others share.
    await this.resend?.requireLeft(`${phone} ${from}`);
    const [first, ...others] = asker.knownDeviceId ? this.sendsOfDevice : this.sends;
    await first?.cap.consume(first.key(phone, from));
    // The wait is that of a number at one place, so that a stranger elsewhere makes nobody wait (OTP-7).
    await this.resend?.consume(`${phone} ${from}`);
    for (const { cap, key } of others) await cap.consume(key(phone, from));
  }

  /** Counts a note about a number that is about to go to it (OTP-8 to OTP-10): nobody waits between notes as between codes (OTP-7). */
  async beforeNote(phone: string, ip: string): Promise<void> {
    const subscriber = subscriberOf(ip);
    for (const { cap, key } of this.sends) await cap.consume(key(phone, subscriber));
  }

  /** The code never left: the person need not wait for the next one. */
  async sendFailed(phone: string, asker: Asker): Promise<void> {
    await this.resend?.forget(`${phone} ${placeOf(asker)}`);
  }

  /**
   * Counts a guess as a failure before it is compared, so that parallel guesses cannot slip past the caps.
   * Answers whether the number is past its failures of the day, which makes this its one guess of the minute.
   */
  async beforeGuess(phone: string, ip: string): Promise<boolean> {
    const subscriber = subscriberOf(ip);
    for (const { cap, key } of this.failures) await cap.consume(key(phone, subscriber));
    const { isOver } = await this.failuresOfPhone.count(phone);
    if (isOver) await this.slowTries.consume(phone);
    return isOver;
  }

  /** Whether the owner of a number has yet to be told today of its wrong codes; asked once, it counts as told (OTP-6). */
  async isNoteDue(phone: string): Promise<boolean> {
    return !(await this.notes.count(phone)).isOver;
  }

  /** The note never left: the next occasion is as good. */
  async noteFailed(phone: string): Promise<void> {
    await this.notes.forget(phone);
  }

  /** The guess was right, so it is no failure. */
  async guessWasRight(phone: string, ip: string): Promise<void> {
    const subscriber = subscriberOf(ip);
    for (const { cap, key } of this.failures) await cap.giveBack(key(phone, subscriber));
    await this.failuresOfPhone.giveBack(phone);
  }

  /**
   * Counts a try at the door of admins before it is known whose number it is, so that parallel ones cannot slip past; answers whether
   * a budget is spent (OTP-14). An address that is past its own uses nothing up that others share.
   */
  async isAdminTryOver(ip: string): Promise<boolean> {
    if ((await this.adminTriesOfIp.count(subscriberOf(ip))).isOver) return true;
    return (await this.adminTriesInAll.count('all')).isOver;
  }
}

interface Keyed {
  cap: RateCap;
  key: (phone: string, from: string) => string;
}

/** Where a code is asked from: a device by itself, else the subscriber's address. */
const placeOf = ({ ip, knownDeviceId }: Asker) => (knownDeviceId ? `device ${knownDeviceId}` : subscriberOf(ip));
