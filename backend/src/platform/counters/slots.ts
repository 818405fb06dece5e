const OFFSET_MS = 330 * 60_000;
const HOUR_MS = 3_600_000;

/** Returns the slot of a clinic day, as `day_slot` of the database does. */
export function daySlot(moment: Date): number {
  return Math.floor((moment.getTime() + OFFSET_MS) / (24 * HOUR_MS));
}

/** Returns the start of a day by its slot. */
export function startOfSlot(slot: number): Date {
  return new Date(slot * 24 * HOUR_MS - OFFSET_MS);
}

/** Returns the slot of an hour, as `hour_slot` of the database does. */
export function hourSlot(moment: Date): number {
  return Math.floor(moment.getTime() / HOUR_MS);
}

/** Returns the end of an hour by its slot, which is the start of the next one. */
export function endOfHour(slot: number): Date {
  return new Date((slot + 1) * HOUR_MS);
}
