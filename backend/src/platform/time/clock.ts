import { setTimeout as wait } from 'node:timers/promises';

/** Source of the current time for business rules (ages, the 30-day window, the next 24 hours). */
export interface Clock {
  now(): Date;
}

/** Clock that can also wait. */
export interface WaitingClock extends Clock {
  wait(milliseconds: number): Promise<void>;
}

/** System clock. */
export const systemClock: WaitingClock = { now: () => new Date(), wait };
