import { log } from '../../log';
import type { DayEntry, DayPain } from './day-entries';

/** What this tab keeps of an account's day, over a reload and a change of the language. Logging out deletes it. */
export interface KeptDay {
  readonly entries: readonly DayEntry[];
  readonly pain: DayPain | null;
}

const nothing: KeptDay = { entries: [], pain: null };

const keyOf = (account: string) => `day of ${account}`;

const isKeptDay = (value: unknown): value is KeptDay =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'pain' in value;

/** What an account has not sent yet; nobody else's. */
export function takeDay(account: string): KeptDay {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(account)) ?? 'null');
    return isKeptDay(kept) ? kept : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps what is not sent yet, if the browser keeps anything. */
export function keepDay(account: string, { entries, pain }: KeptDay): void {
  try {
    const unsent = entries.filter(({ state }) => state !== 'sent');
    if (unsent.length > 0 || pain) sessionStorage.setItem(keyOf(account), JSON.stringify({ entries: unsent, pain }));
    else sessionStorage.removeItem(keyOf(account));
  } catch (error) {
    log.warn('What was ticked could not be kept.', error);
  }
}
