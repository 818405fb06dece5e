import { setTimeout as wait } from 'node:timers/promises';

/** Where the business rules (ages, the 30-day window, the next 24 hours) take the present moment from. */
export interface Clock {
  now(): Date;
}

/** A clock that also lets time pass. */
export interface WaitingClock extends Clock {
  wait(milliseconds: number): Promise<void>;
}

/** The machine's clock. */
export const systemClock: WaitingClock = { now: () => new Date(), wait };
