import type pg from 'pg';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { siteOf, subscriberOf } from '../../platform/limits/subscriber.js';
import { reasonFor, type Reason } from '../../platform/reasons/reason.js';
import type { SecurityAlarm } from '../security-notices/security-alarm.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Who a code goes to, as the caps on all codes count it: a member of the team, anybody else, or nobody: at a door that tells of no number
 * (OTP-14) a number that is not the team's gets none.
 */
export type Receiver = 'team' | 'others' | 'nobody';

/** Who guesses: the device only where the number has signed in on it before (OTP-8), and whether the guess is at the team's doors. */
export interface Guesser {
  ip: string;
  knownDeviceId?: string | undefined;
  isForTeam?: boolean;
}

/** Who asks for a code, and who gets it. */
export interface Asker {
  ip: string;
  knownDeviceId?: string | undefined;
  receiver: Receiver;
}

/**
 * The rate limits on sending and guessing codes, against brute force and floods of messages (OTP-6 to OTP-10, OTP-14), counted in
 * PostgreSQL so that all processes share them.
 */
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
    // Each a budget of its own, so that strangers who use up theirs shut out neither the team nor those on a device of theirs (OTP-10).
    this.inAll = {
      others: cap('otp-all-hour', limits.otpSendsInAllHour, HOUR, tooMany),
      team: cap('otp-team-hour', limits.otpSendsToTeamHour, HOUR, tooMany),
      devices: cap('otp-devices-hour', limits.otpSendsToDevicesHour, HOUR, tooMany),
    };
    // An address that is used up must not use up the numbers of others: it is counted before them.
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
    // Nothing that a stranger can use up. By number, too: one number may have signed in on many devices, and all of them share a budget.
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
    // Past the daily cap of a phone: slow, but never locked, since a stranger must not be able to shut its owner out (OTP-6).
    this.slowTries = cap('otp-slow', 1, MINUTE, reasonFor('ONE_TRY_A_MINUTE'));
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
    await consume([first], phone, from);
    // The wait is that of a number at one place, so that a stranger elsewhere makes nobody wait (OTP-7).
    await this.resend?.consume(`${phone} ${from}`);
    await consume(others, phone, from);
    await this.beforeAny(asker.knownDeviceId ? 'devices' : asker.receiver);
    await this.asked.count(`${phone} ${from}`);
  }

  /** Counts a note about a number that is about to go to it (OTP-8 to OTP-10): nobody waits between notes as between codes (OTP-7). */
  async beforeNote(phone: string, { ip, receiver }: Asker): Promise<void> {
    await consume(this.sends, phone, subscriberOf(ip));
    await this.beforeAny(receiver);
  }

  /** Counts a message against the budget that its receivers share; one that goes to nobody fails as if it were the team's, and uses nothing up. */
  private async beforeAny(receiver: Receiver | 'devices'): Promise<void> {
    if (receiver === 'nobody') return this.inAll.team.requireLeft('all');
    const cap = this.inAll[receiver];
    const count = await cap.count('all');
    if (!count.isOver) return;
    // Beside the answer, which does not wait for it.
    if (count.isFirstOver)
      void this.alarm.sound({ kind: 'CODES_USED_UP', subject: RECEIVERS[receiver], line: USED_UP });
    throw cap.refusal(count);
  }

  /** The code never left: the person need not wait for the next one. */
  async sendFailed(phone: string, asker: Omit<Asker, 'receiver'>): Promise<void> {
    await this.resend?.forget(`${phone} ${placeOf(asker)}`);
  }

  /**
   * Counts a guess as a failure before it is compared, so that parallel guesses cannot slip past the caps.
   * Answers whether the number is past its failures of the day, which makes this its one guess of the minute. Such guesses are one a
   * minute of all who never asked for a code, and one of each place that asked within the hour: what strangers guess keeps nobody out who
   * holds the code. A known device has its own failures alone. Codes, and tries of each, bound all of them (OTP-3, OTP-8).
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

  /** Whether the owner of a number has yet to be told today of its wrong codes; asked once, it counts as told (OTP-6). */
  async isNoteDue(phone: string): Promise<boolean> {
    return !(await this.notes.count(phone)).isOver;
  }

  /** The note never left: the next occasion is as good. */
  async noteFailed(phone: string): Promise<void> {
    await this.notes.forget(phone);
  }

  /** The guess was right, so it is no failure. */
  async guessWasRight(phone: string, guesser: Guesser): Promise<void> {
    const place = placeOf(guesser);
    for (const { cap, key } of this.failuresAt(guesser)) await cap.giveBack(key(phone, place) ?? '');
    if (!guesser.knownDeviceId) await this.failuresOfPhone.giveBack(numberOf(phone, guesser));
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
  cap: RateLimit;
  /** What it counts by; undefined where it counts nothing. */
  key: (phone: string, from: string) => string | undefined;
}

async function consume(caps: (Keyed | undefined)[], phone: string, from: string): Promise<void> {
  for (const one of caps) {
    const key = one?.key(phone, from);
    if (one && key !== undefined) await one.cap.consume(key);
  }
}

/** Whose codes an alarm says were used up. */
const RECEIVERS = {
  others: 'numbers on unknown devices',
  team: 'the team',
  devices: 'known devices',
};
const USED_UP = 'all sign-in codes of an hour were used up: somebody may be asking for very many';

/** Where a code is asked from, or guessed at: a device by itself, else the subscriber's address. */
const placeOf = ({ ip, knownDeviceId }: Pick<Asker, 'ip' | 'knownDeviceId'>) =>
  knownDeviceId ? `device ${knownDeviceId}` : subscriberOf(ip);

/** A number at the team's doors and at the others: what is guessed at the one uses nothing up of the other. */
const numberOf = (phone: string, { isForTeam }: Guesser) => (isForTeam ? `team ${phone}` : phone);
