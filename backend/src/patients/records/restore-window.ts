import { DAY_MS } from '../../platform/time/clinic-time.js';

/** Days in which a deleted record can be restored. */
const RESTORE_DAYS = 30;

/** Earliest deletion time that can still be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
}

/** Deadline to restore a record. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);
}
