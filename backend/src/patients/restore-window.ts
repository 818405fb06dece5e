const DAY_MS = 24 * 3_600_000;

/** For how long a deleted record can be brought back (reading 37). */
const RESTORE_DAYS = 30;

/** What was deleted at this moment or later can be brought back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}

/** How many days are left to bring back what was deleted then: 30 on the first day, 1 on the last. */
export function daysToRestore(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() - restorableSince(now).getTime();
  return Math.max(1, Math.ceil(left / DAY_MS));
}
