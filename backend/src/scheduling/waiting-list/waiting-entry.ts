import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';

/** Error for an entry that does not exist, or whose record is deleted. */
export const noEntry = () => new AppError('NOT_FOUND', reasonFor('WAITING_ENTRY_NOT_FOUND'));

/** Requires that an entry waits on a day. @throws AppError WRONG_STATE */
export function requireWaiting({ status, latest }: WaitingListEntry, today: string): void {
  const present = status === 'WAITING' && latest && latest < today ? 'EXPIRED' : status;
  if (present !== 'WAITING') throw new AppError('WRONG_STATE', reasonFor('WAITS_NO_MORE', { status: present }));
}
