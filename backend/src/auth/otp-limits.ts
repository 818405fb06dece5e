import type pg from 'pg';
import type { Limits } from '../limits.js';
import { RateCap } from '../rate-cap.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The part of an address that stands for one subscriber: IPv4 whole, IPv6 by /64 (OTP-9). */
export function subscriberOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const whole = ip.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
    : groups;
  return whole.slice(0, 4).join(':');
}

/** The caps on sending and guessing codes (OTP-6 to OTP-10, OTP-14), counted in PostgreSQL so that all processes share them. */
export class OtpLimits {
  private readonly resend: RateCap | undefined;
  private readonly sends: { cap: RateCap; key: (phone: string, ip: string) => string }[];
  private readonly failures: { cap: RateCap; key: (phone: string, ip: string) => string }[];
  private readonly failuresOfPhone: RateCap;
  private readonly slowTries: RateCap;
  private readonly notes: RateCap;
  private readonly unknownAdminsOfIp: RateCap;
  private readonly unknownAdminsInAll: RateCap;

  constructor(pool: pg.Pool, limits: Limits) {
    const cap = (name: string, points: number, seconds: number, sentence: string) =>
      new RateCap(pool, name, points, seconds, sentence);
    const tooMany = 'Too many codes were asked for. Please try again later.';
    const tooManyTries = 'Too many wrong codes. Please try again later.';
    const byPhone = (phone: string) => phone;
    const byIp = (_phone: string, ip: string) => ip;
    this.resend = limits.otpResendSeconds
      ? cap(
          'otp-resend',
          1,
          limits.otpResendSeconds,
          `Please wait ${limits.otpResendSeconds} seconds before you ask for another code.`,
        )
      : undefined;
    // An address that is used up must not use up the numbers of others: it is counted before them.
    this.sends = [
      { cap: cap('otp-ip-hour', limits.otpSendsPerIpHour, HOUR, tooMany), key: byIp },
      { cap: cap('otp-ip-day', limits.otpSendsPerIpDay, DAY, tooMany), key: byIp },
      ...(this.resend ? [{ cap: this.resend, key: byPhone }] : []),
      { cap: cap('otp-phone-hour', limits.otpSendsPerPhoneHour, HOUR, tooMany), key: byPhone },
      { cap: cap('otp-phone-day', limits.otpSendsPerPhoneDay, DAY, tooMany), key: byPhone },
      { cap: cap('otp-all-hour', limits.otpSendsInAllHour, HOUR, tooMany), key: () => 'all' },
    ];
    this.failures = [
      { cap: cap('otp-fail-ip', limits.otpFailuresPerIpHour, HOUR, tooManyTries), key: byIp },
      {
        cap: cap('otp-fail-phone-ip', limits.otpFailuresPerPhoneAndIpDay, DAY, tooManyTries),
        key: (phone, ip) => `${phone} ${ip}`,
      },
    ];
    this.failuresOfPhone = cap('otp-fail-phone', limits.otpFailuresPerPhoneDay, DAY, tooManyTries);
    // Past the daily cap of a phone: slow, but never locked, since a stranger must not be able to shut its owner out (OTP-6).
    this.slowTries = cap('otp-slow', 1, MINUTE, 'Too many wrong codes. You can try once a minute.');
    this.notes = cap('otp-note', 1, DAY, tooManyTries);
    this.unknownAdminsOfIp = cap('admin-unknown-ip', limits.unknownAdminsPerIpHour, HOUR, tooManyTries);
    this.unknownAdminsInAll = cap('admin-unknown-all', limits.unknownAdminsInAllHour, HOUR, tooManyTries);
  }

  /** Counts one code that is about to be sent. */
  async beforeSend(phone: string, ip: string): Promise<void> {
    const subscriber = subscriberOf(ip);
    // Whoever only does not wait uses nothing up that others share.
    await this.resend?.requireLeft(phone);
    for (const { cap, key } of this.sends) await cap.consume(key(phone, subscriber));
  }

  /** The code never left: the person need not wait for the next one. */
  async sendFailed(phone: string): Promise<void> {
    await this.resend?.forget(phone);
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

  /** An address that has asked for too many unknown admins learns of no number any more, known or not (OTP-14). */
  async beforeAdminLookup(ip: string): Promise<void> {
    await this.unknownAdminsOfIp.requireLeft(subscriberOf(ip));
  }

  /** Counts a number that no admin has (OTP-14): the answer reveals that, so few may be asked. */
  async beforeAdminNotFound(ip: string): Promise<void> {
    await this.unknownAdminsOfIp.consume(subscriberOf(ip));
    await this.unknownAdminsInAll.consume('all');
  }
}
