import type { Actor } from '../../platform/access/actor.js';
import type { Limits } from '../../platform/limits/limits.js';
import type { WaitingClock } from '../../platform/time/clock.js';
import type { Devices } from './devices.js';
import type { SignInDoor } from './otp-challenge.entity.js';
import type { Asker, OtpLimits } from './otp-limits.js';

/** Conceals which numbers have an account, for every way to sign in. */
export class SignInFence {
  constructor(
    private readonly parts: {
      otpLimits: OtpLimits;
      devices: Devices;
      /** Whether the admin realm answers every number alike. */
      hidesAdmins: boolean;
      limits: Pick<Limits, 'adminFloorMs'>;
      clock: WaitingClock;
    },
  ) {}

  /**
   * Returns whether the realm conceals which numbers have an account: always for staff; for admins by configuration, or after a limit of
   * attempts is exceeded.
   */
  async hides(actor: Actor, door: SignInDoor): Promise<boolean> {
    if (door !== 'admin') return door === 'staff';
    return this.parts.hidesAdmins || this.parts.otpLimits.isAdminTryOver(actor.ip);
  }

  /** Returns the place of a request or guess: the device only if the number has signed in on it before. */
  async placeOf({ ip, deviceId }: Actor, phone: string): Promise<Omit<Asker, 'receiver'>> {
    return (await this.parts.devices.isKnown(deviceId, phone)) ? { ip, knownDeviceId: deviceId } : { ip };
  }

  /**
   * Prevents timing attacks: delays answers of the admin and staff realms to a minimum time, so that it does not disclose whether a number
   * has an account.
   */
  async notTooSoon<T>(door: SignInDoor, work: () => Promise<T>): Promise<T> {
    if (door === 'user') return work();
    const floor = this.parts.clock.wait(this.parts.limits.adminFloorMs);
    try {
      return await work();
    } finally {
      await floor;
    }
  }
}
