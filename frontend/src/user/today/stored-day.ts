import { clinicDay } from '../../calendar/clinic-time';
import { log } from '../../log';
import { isUnsettled, type DayEntry, type OwnValue } from './day-entries';
import type { Severity } from './gql/generated';
import { gravest, gravityOf, saidOn, saysYes } from './reported-signs';

/** What this tab keeps of an account's day, over a reload and a change of the language. Logging out deletes it. */
export interface StoredDay {
  readonly entries: readonly DayEntry[];
  /** The last value of each measure that this tab told, which can be taken back on its day. */
  readonly own: Readonly<Record<string, OwnValue>>;
  /** How grave the sign is that the server has, and that no doctor has answered as far as is known. */
  readonly stop: Severity | null;
  /** What stands in the inputs of /user/measure, by what is measured. */
  readonly typed: Readonly<Record<string, string>>;
}

const nothing: StoredDay = { entries: [], own: {}, stop: null, typed: {} };

const prefix = 'day of ';
const keyOf = (account: string) => prefix + account;

/** As a browser has it: former versions kept neither the day of an entry, nor a stop, nor what is typed, nor which values are its own. */
interface Stored extends Partial<Pick<StoredDay, 'own' | 'stop' | 'typed'>> {
  readonly entries: readonly (Omit<DayEntry, 'day'> & { readonly day?: string })[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);

/** What an account has not sent yet; nobody else's. */
export function takeDay(account: string): StoredDay {
  return read(keyOf(account));
}

function read(key: string): StoredDay {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isStored(kept)) return nothing;
    const { entries, own = {}, stop = null, typed = {} } = kept;
    return { entries: entries.map((one) => ({ ...one, day: one.day ?? clinicDay(one.entry.at) })), own, stop, typed };
  } catch {
    return nothing;
  }
}

/** Keeps what is typed or not sent yet, and any Yes until the day was read anew, if the browser keeps anything. */
export function keepDay(account: string, { entries, own, stop, typed }: StoredDay): void {
  try {
    const left = entries.filter((one) => one.state !== 'sent' || saysYes(one));
    if (left.length > 0 || stop || Object.keys(own).length + Object.keys(typed).length > 0)
      sessionStorage.setItem(keyOf(account), JSON.stringify({ entries: left, own, stop, typed }));
    else sessionStorage.removeItem(keyOf(account));
  } catch (error) {
    log.warn('What was ticked could not be kept.', error);
  }
}

/** What an account would lose if it were logged out now. */
export function unsentOf(account: string): readonly DayEntry[] {
  return takeDay(account).entries.filter(isUnsettled);
}

/**
 * How grave a sign is that was said in this tab, whoever said it: until the server has told who is there, as off line after a reload,
 * its advice stands all the same, and nothing else of anybody.
 */
export function gravityKept(now: number): Severity | null {
  const days = keys().map(read);
  return gravest(days.flatMap(({ entries, stop }) => [stop, gravityOf(saidOn(entries, clinicDay(now)))]));
}

function keys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
