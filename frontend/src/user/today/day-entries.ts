import type { EntryInput, RecordEntriesMutation, Severity } from './gql/generated';
import { saysYes, yesSigns } from './reported-signs';

/** Maximum number of entries per request. */
const MOST_AT_ONCE = 50;

/**
 * A recorded entry. It is `waiting` until the server answers; then `sent` until a reload of the day includes it, or `refused` with the
 * server's reason until the patient dismisses it. A Yes to a danger sign then stays as `read`.
 */
export interface DayEntry {
  readonly entry: EntryInput;
  readonly state: 'waiting' | 'sent' | 'refused' | 'read';
  /** The clinic's day on the page when the entry was recorded. */
  readonly day: string;
  /** Severity of the gravest reported sign. */
  readonly severity?: Severity | null;
  readonly reason?: string;
  /** For an undo: the measure and time of the value. */
  readonly undoes?: { readonly measure: string; readonly at: string };
}

/** A value recorded on this phone, which the patient may undo on the same day. */
export interface OwnValue {
  readonly clientId: string;
  readonly day: string;
  readonly at: string;
}

type Entries = readonly DayEntry[];

/** Returns the next entries to send: a reported sign first and alone, then checks, on which exercises depend, in order of recording. */
export function nextToSend(entries: Entries): EntryInput[] {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  const signs = waiting.filter(saysYes);
  return (signs.length > 0 ? signs : waiting)
    .map(({ entry }) => entry)
    .toSorted((a, b) => Number(!a.dangerCheck) - Number(!b.dangerCheck) || a.at.localeCompare(b.at))
    .slice(0, MOST_AT_ONCE);
}

/** Applies the server's results. A stored Yes also settles a rejected Yes to the same signs. */
export function settled(entries: Entries, results: RecordEntriesMutation['recordEntries']): Entries {
  const after = entries.map((one): DayEntry => {
    const result = results.find(({ clientId }) => clientId === one.entry.clientId);
    if (!result || one.state !== 'waiting') return one;
    return result.outcome === 'REFUSED' ? refused(one, result.message ?? '') : { ...one, state: 'sent' };
  });
  const stored = new Set(after.filter(({ state }) => state === 'sent').flatMap(yesSigns));
  return after.filter((one) => !isNotTaken(one) || !saysYes(one) || !yesSigns(one).every((sign) => stored.has(sign)));
}

/** Marks an entry as refused, with the reason. */
export function refused(one: DayEntry, reason: string): DayEntry {
  return { ...one, state: 'refused', reason };
}

/** Removes a refused entry; a Yes stays as `read`, because its advice is valid for its day. */
export function dismissed(entries: Entries, clientId: string): Entries {
  return entries.flatMap((one): DayEntry[] => {
    if (one.entry.clientId !== clientId) return [one];
    return saysYes(one) ? [{ ...one, state: 'read' }] : [];
  });
}

/**
 * Removes entries that a loaded day includes: those sent before the request, except for a later day that has begun here, as on a phone with
 * a fast clock; and dismissed entries of past days.
 */
export function withoutStored(entries: Entries, had: ReadonlySet<string>, day: string): Entries {
  const isTold = (one: DayEntry) => had.has(one.entry.clientId) && (!day || one.day <= day);
  return entries.filter((one) => !isTold(one) && (one.state !== 'read' || one.day === day));
}

/** Returns the ids of entries that the server has stored. */
export function sentOf(entries: Entries): Set<string> {
  return new Set(entries.filter(({ state }) => state === 'sent').map(({ entry }) => entry.clientId));
}

/** Whether an entry is neither stored nor dismissed, so that a logout would lose it. */
export function isUnsettled({ state }: DayEntry): boolean {
  return state === 'waiting' || state === 'refused';
}

/** Whether the server rejected an entry. */
export function isNotTaken({ state }: DayEntry): boolean {
  return state === 'refused' || state === 'read';
}

/** Whether an entry counts on a day. */
export const isOn = (day: string, one: DayEntry) => !isNotTaken(one) && one.day === day;

/** Pain of 0 to 10 and the time of its recording. */
interface Pain {
  readonly value: number;
  readonly at: string;
}

const painIn = ({ pain, measurement }: EntryInput) =>
  measurement?.measure === 'PAIN' ? measurement.value : pain?.value;

/** Returns the last pain of a day: a local entry that was not undone, else the server's. */
export function lastPain(entries: Entries, day: string, told: Pain | null): Pain | null {
  const here = entries.filter((one) => isOn(day, one));
  const undone = new Set(here.map(({ entry }) => entry.undo));
  const own = here.findLast(({ entry }) => painIn(entry) !== undefined && !undone.has(entry.clientId));
  const value = own && painIn(own.entry);
  if (own && value !== undefined) return { value, at: own.entry.at };
  const isUndone = here.some(({ undoes }) => undoes?.measure === 'PAIN' && undoes.at === told?.at);
  return isUndone ? null : told;
}

/** Returns the effort of a day: the last local value, else the server's. */
export function lastEffort(entries: Entries, day: string, told: number | null): number | null {
  return entries.findLast((one) => isOn(day, one) && typeof one.entry.effort === 'number')?.entry.effort ?? told;
}

/** Whether the danger-sign check of a day was answered on this phone. */
export function isChecked(entries: Entries, day: string): boolean {
  return entries.some((one) => one.entry.dangerCheck && isOn(day, one));
}
