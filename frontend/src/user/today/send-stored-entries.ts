import { isUnsettled, type DayEntry } from './day-entries';
import { unsentOf } from './stored-day';
import { DayStore } from './DayStore';

/**
 * Sends an account's stored entries once.
 * @returns the entries that remain unsent and stored
 */
export async function sendStoredEntries(send: typeof fetch, account: string): Promise<readonly DayEntry[]> {
  const day = new DayStore(send, () => undefined);
  const leave = day.subscribe(() => undefined);
  await day.wake();
  leave();
  const { told, entries } = day.state();
  return told?.me?.id === account ? entries.filter(isUnsettled) : unsentOf(account);
}
