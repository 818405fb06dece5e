import { DAY_MS } from '../../platform/clinic-time.js';

/** For how long a deleted record can be brought back (reading 37). */
const RESTORE_DAYS = 30;

/** What was deleted at this moment or later can be brought back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}

/** Until when what was deleted then can be brought back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);
}
