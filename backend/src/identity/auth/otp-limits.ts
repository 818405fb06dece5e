import type pg from 'pg';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { siteOf, subscriberOf } from '../../platform/limits/subscriber.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import type { SecurityAlarm } from '../security-notices/security-alarm.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Receiver of a code, for the global limits: a team member, anybody else, or nobody: a realm that conceals numbers sends no code to a
 * number that is not the team's.
 */
export type Receiver = 'team' | 'others' | 'nobody';

/**
 * Source of a guess: `knownDeviceId` only if the number has signed in on the device before; `isForTeam` for the realms of staff and admins.
 */
export interface Guesser {
  ip: string;
  knownDeviceId?: string | undefined;
  isForTeam?: boolean;
}

/** Requester and receiver of a code. */
export interface Asker {
  ip: string;
  knownDeviceId?: string | undefined;
  receiver: Receiver;
}

/** Rate limits on sending and guessing codes, against brute force and message flooding; counted in PostgreSQL for all processes. */
export class OtpLimits {
  private readonly resend: RateLimit | undefined;
  private readonly sends: Keyed[];
  private readonly sendsOfDevice: Keyed[];
  private readonly inAll: Record<'others' | 'team' | 'devices', RateLimit>;
  private readonly asked: RateLimit;
  private readonly failures: Keyed[];
  private readonly failuresOfDevice: Keyed[];
  private readonly failuresOfPhone: RateLimit;
  private readonly slowTries: RateLimit;
  private readonly notes: RateLimit;
  private readonly adminTriesOfIp: RateLimit;
  private readonly adminTriesInAll: RateLimit;

  constructor(
    pool: pg.Pool,
    limits: Limits,
    private readonly alarm: SecurityAlarm,
  ) {
    const cap = (name: string, points: number, seconds: number, reason: Reason) =>
      new RateLimit(pool, name, points, seconds, reason);
    const tooMany = reasonFor('CODES_USED_UP');
    const tooManyTries = reasonFor('TOO_MANY_WRONG_CODES');
    const byPhone = (phone: string) => phone;
    const byIp = (_phone: string, ip: string) => ip;
    const bySite = (_phone: string, from: string) => siteOf(from);
    const byPair = (phone: string, from: string) => `${phone} ${from}`;
    this.resend = limits.otpResendSeconds
      ? cap('otp-resend', 1, limits.otpResendSeconds, reasonFor('CODE_TOO_SOON', { seconds: limits.otpResendSeconds }))
      : undefined;
    // Separate budgets, so that strangers who use up theirs lock out neither the team nor owners on known devices.
    this.inAll = {
      others: cap('otp-all-hour', limits.otpSendsInAllHour, HOUR, tooMany),
      team: cap('otp-team-hour', limits.otpSendsToTeamHour, HOUR, tooMany),
      devices: cap('otp-devices-hour', limits.otpSendsToDevicesHour, HOUR, tooMany),
    };
    // Addresses are counted first, so that a blocked address cannot use up the limits of numbers.
    this.sends = [
      { cap: cap('otp-ip-hour', limits.otpSendsPerIpHour, HOUR, tooMany), key: byIp },
      { cap: cap('otp-ip-day', limits.otpSendsPerIpDay, DAY, tooMany), key: byIp },
      { cap: cap('otp-site-hour', limits.otpSendsPerSiteHour, HOUR, tooMany), key: bySite },
      { cap: cap('otp-site-day', limits.otpSendsPerSiteDay, DAY, tooMany), key: bySite },
      { cap: cap('otp-phone-ip-hour', limits.otpSendsPerPhoneAndIpHour, HOUR, tooMany), key: byPair },
      { cap: cap('otp-phone-ip-day', limits.otpSendsPerPhoneAndIpDay, DAY, tooMany), key: byPair },
      { cap: cap('otp-phone-hour', limits.otpSendsPerPhoneHour, HOUR, tooMany), key: byPhone },
      { cap: cap('otp-phone-day', limits.otpSendsPerPhoneDay, DAY, tooMany), key: byPhone },
    ];
    // Limits that strangers cannot use up. Also per number: all devices that a number has signed in on share its limit.
    this.sendsOfDevice = [
      { cap: cap('otp-device-hour', limits.otpSendsPerDeviceHour, HOUR, tooMany), key: byPair },
      { cap: cap('otp-device-phone-hour', limits.otpSendsPerPhoneHour, HOUR, tooMany), key: byPhone },
      { cap: cap('otp-device-phone-day', limits.otpSendsPerPhoneDay, DAY, tooMany), key: byPhone },
    ];
    this.asked = cap('otp-asked', 1, HOUR, tooMany);
    const failuresOfPair = {
      cap: cap('otp-fail-phone-ip', limits.otpFailuresPerPhoneAndIpDay, DAY, tooManyTries),
      key: byPair,
    };
    this.failures = [
      { cap: cap('otp-fail-ip', limits.otpFailuresPerIpHour, HOUR, tooManyTries), key: byIp },
      failuresOfPair,
    ];
    this.failuresOfDevice = [failuresOfPair];
    this.failuresOfPhone = cap('otp-fail-phone', limits.otpFailuresPerPhoneDay, DAY, tooManyTries);
    // Beyond a number's daily limit, guesses are slow but never blocked, since a stranger could otherwise lock the owner out.
    this.slowTries = cap('otp-slow', 1, MINUTE, reasonFor('ONE_TRY_A_MINUTE'));
    this.notes = cap('otp-note', 1, DAY, tooManyTries);
    this.adminTriesOfIp = cap('admin-try-ip', limits.adminTriesPerIpHour, HOUR, tooManyTries);
    this.adminTriesInAll = cap('admin-try-all', limits.adminTriesInAllHour, HOUR, tooManyTries);
  }

  /** Counts a code that is about to be sent. @throws AppError RATE_LIMITED */
  async beforeSend(phone: string, asker: Asker): Promise<void> {
    const from = placeOf(asker);
    // Checked before counting: a request that comes too soon must not use up shared limits.
    await this.resend?.requireLeft(`${phone} ${from}`);
    const [first, ...others] = asker.knownDeviceId ? this.sendsOfDevice : this.sends;
    await consume([first], phone, from);
    // The wait applies per number and place, so that a stranger elsewhere delays nobody.
    await this.resend?.consume(`${phone} ${from}`);
    await consume(others, phone, from);
    await this.beforeAny(asker.knownDeviceId ? 'devices' : asker.receiver);
    await this.asked.count(`${phone} ${from}`);
  }

  /**
   * Counts a notification that is about to be sent to a number; unlike codes, notifications have no minimum interval.
   * @throws AppError RATE_LIMITED
   */
  async beforeNote(phone: string, { ip, receiver }: Asker): Promise<void> {
    await consume(this.sends, phone, subscriberOf(ip));
    await this.beforeAny(receiver);
  }

  /**
   * Counts a message against the budget of its receivers. A message to nobody checks the team's budget without using it.
   * @throws AppError RATE_LIMITED
   */
  private async beforeAny(receiver: Receiver | 'devices'): Promise<void> {
    if (receiver === 'nobody') return this.inAll.team.requireLeft('all');
    const cap = this.inAll[receiver];
    const count = await cap.count('all');
    if (!count.isOver) return;
    // Not awaited, so that the answer does not wait for it.
    if (count.isFirstOver)
      void this.alarm.sound({ kind: 'CODES_USED_UP', subject: RECEIVERS[receiver], line: USED_UP });
    throw cap.refusal(count);
  }

  /** Removes the wait for the next code, because this one was not sent. */
  async sendFailed(phone: string, asker: Omit<Asker, 'receiver'>): Promise<void> {
    await this.resend?.forget(`${phone} ${placeOf(asker)}`);
  }

  /**
   * Counts a guess as a failure before it is compared, so that parallel guesses cannot bypass the limits. Returns whether the number is
   * beyond its daily limit of failures, in which case this is its one guess of the minute: one per minute for all who never requested a
   * code, and one for each place that requested one within the hour, so that strangers' guesses do not lock out the owner of a code. Known
   * devices count only their own failures. The limits on codes, and on guesses per code, bound the total.
   */
  async beforeGuess(phone: string, guesser: Guesser): Promise<boolean> {
    const place = placeOf(guesser);
    await consume(this.failuresAt(guesser), phone, place);
    if (guesser.knownDeviceId) return false;
    const number = numberOf(phone, guesser);
    const { isOver } = await this.failuresOfPhone.count(number);
    if (isOver) {
      const hasAsked = await this.asked.hasCounted(`${phone} ${place}`);
      await this.slowTries.consume(hasAsked ? `${number} ${place}` : number);
    }
    return isOver;
  }

  private failuresAt({ knownDeviceId }: Guesser): Keyed[] {
    return knownDeviceId ? this.failuresOfDevice : this.failures;
  }

  /** Returns whether the owner of a number must be notified of wrong codes today; true once per day. */
  async isNoteDue(phone: string): Promise<boolean> {
    return !(await this.notes.count(phone)).isOver;
  }

  /** Allows the notification again, because it was not sent. */
  async noteFailed(phone: string): Promise<void> {
    await this.notes.forget(phone);
  }

  /** Removes a right guess from the failures. */
  async guessWasRight(phone: string, guesser: Guesser): Promise<void> {
    const place = placeOf(guesser);
    for (const { cap, key } of this.failuresAt(guesser)) await cap.giveBack(key(phone, place) ?? '');
    if (!guesser.knownDeviceId) await this.failuresOfPhone.giveBack(numberOf(phone, guesser));
  }

  /**
   * Counts an attempt of the admin realm before the number is looked up, so that parallel ones cannot bypass the limit; returns whether a
   * limit is exceeded. An address beyond its own limit does not use up the shared one.
   */
  async isAdminTryOver(ip: string): Promise<boolean> {
    if ((await this.adminTriesOfIp.count(subscriberOf(ip))).isOver) return true;
    return (await this.adminTriesInAll.count('all')).isOver;
  }
}

interface Keyed {
  cap: RateLimit;
  /** Key to count by; undefined if the limit does not apply. */
  key: (phone: string, from: string) => string | undefined;
}

async function consume(caps: (Keyed | undefined)[], phone: string, from: string): Promise<void> {
  for (const one of caps) {
    const key = one?.key(phone, from);
    if (one && key !== undefined) await one.cap.consume(key);
  }
}

/** Subject of the alarm, by budget. */
const RECEIVERS = {
  others: 'numbers on unknown devices',
  team: 'the team',
  devices: 'known devices',
};
const USED_UP = 'all sign-in codes of an hour were used up: somebody may be asking for very many';

/** Place of a request or guess: a known device, else the subscriber's address. */
const placeOf = ({ ip, knownDeviceId }: Pick<Asker, 'ip' | 'knownDeviceId'>) =>
  knownDeviceId ? `device ${knownDeviceId}` : subscriberOf(ip);

/** Key of a number, separate for the team's realms, so that guesses in one do not use up limits of the other. */
const numberOf = (phone: string, { isForTeam }: Guesser) => (isForTeam ? `team ${phone}` : phone);
