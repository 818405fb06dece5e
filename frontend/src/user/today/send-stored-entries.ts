import { isUnsettled } from './day-entries';
import { unsentOf } from './stored-day';
import { DayStore } from './DayStore';

/** Sends what this tab keeps of an account, once. @returns how much of it is not with the clinic; that stays kept */
export async function sendStoredEntries(send: typeof fetch, account: string): Promise<number> {
  const day = new DayStore(send, () => undefined);
  const leave = day.subscribe(() => undefined);
  await day.wake();
  leave();
  const { told, entries } = day.state();
  return told?.me?.id === account ? entries.filter(isUnsettled).length : unsentOf(account).length;
}
