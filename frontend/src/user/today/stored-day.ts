import { clinicDay } from '#src/calendar/clinic-time';
import { log } from '#src/log';
import { isUnsettled, type DayEntry, type OwnValue } from './day-entries';
import type { Severity } from './gql/generated';
import { gravest, gravityOf, saidOn, saysYes } from './reported-signs';

/** Data of an account's day in sessionStorage; it survives a reload and a change of language. Logout deletes it. */
export interface StoredDay {
  readonly entries: readonly DayEntry[];
  /** The last value of each measure recorded in this tab, which can be undone on the same day. */
  readonly own: Readonly<Record<string, OwnValue>>;
  /** Severity of the stored sign that has no known answer of a clinician. */
  readonly stop: Severity | null;
  /** Texts in the inputs of /user/measure, by measure. */
  readonly typed: Readonly<Record<string, string>>;
}

const nothing: StoredDay = { entries: [], own: {}, stop: null, typed: {} };

const prefix = 'day of ';
const keyOf = (account: string) => prefix + account;

/** The stored form: older versions lack the later fields. */
interface Stored extends Partial<Pick<StoredDay, 'own' | 'stop' | 'typed'>> {
  readonly entries: readonly (Omit<DayEntry, 'day'> & { readonly day?: string })[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries);

/** Returns an account's stored day; another account's is ignored. */
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

/** Stores typed text and unsent entries, and any Yes until the day is reloaded, if storage is available. */
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

/** Returns the entries that a logout of the account would lose. */
export function unsentOf(account: string): readonly DayEntry[] {
  return takeDay(account).entries.filter(isUnsettled);
}

/**
 * Returns the severity of a sign reported in this tab by any account. Until the account is known, as offline after a reload, the advice is
 * still shown, and nothing else.
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
