/** Where the business rules (ages, the 30-day window, the next 24 hours) take the present moment from. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
