import type { EntryInput, RecordEntriesMutation, Severity, SkipReason, TodayQuery } from './gql/generated';
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

/** A value recorded in this tab, which the patient may undo on the same day. */
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

const isOn = (day: string, one: DayEntry) => !isNotTaken(one) && one.day === day;

const isAbout = ({ entry: { checkIn, setDone, skip } }: DayEntry, exercise: string) =>
  setDone?.exercise === exercise ||
  skip?.exercise === exercise ||
  (checkIn?.exercises.some((done) => done.exercise === exercise) ?? false);

/** An occasion of an exercise on a day. */
export type DayOccasion = NonNullable<TodayQuery['today']>['exercises'][number]['occasions'][number];

/** Prescribed sets and occasions of an exercise. */
interface Dose {
  readonly sets: number;
  readonly timesPerDay: number;
}

/** State of an occasion while entries are applied; a position grows with each entry, and the server's state is at 0. */
interface AppliedOccasion {
  /** Per set, the position of the entry that completed it; null while it is not completed. */
  readonly sets: (number | null)[];
  skip: { readonly reason: SkipReason; readonly position: number } | null;
}

/**
 * Returns the occasions of an exercise on a day: the server's state plus local entries, of which the latest for a set or a skip applies.
 * The server's completed sets of an occasion count as its first ones.
 */
export function occasionsOf(
  entries: Entries,
  day: string,
  exercise: string,
  told: readonly DayOccasion[],
  dose: Dose,
): DayOccasion[] {
  const occasions = Array.from({ length: dose.timesPerDay }, (_, index): AppliedOccasion => {
    const { setsDone = 0, skipped = null } = told.find(({ number }) => number === index + 1) ?? {};
    const sets = Array.from({ length: dose.sets }, (_set, at) => (at < setsDone ? 0 : null));
    return { sets, skip: skipped && { reason: skipped, position: 0 } };
  });
  const own = entries.filter((one) => isOn(day, one) && isAbout(one, exercise));
  for (const [index, { entry }] of own.entries()) applyEntry(occasions, entry, exercise, index + 1);
  return occasions.map(({ sets, skip }, index) => {
    const isDone = sets.every((position) => position !== null);
    const isOutweighed = isDone || sets.some((position) => position !== null && skip && position > skip.position);
    return {
      number: index + 1,
      sets: dose.sets,
      setsDone: sets.filter((position) => position !== null).length,
      isDone,
      skipped: skip && !isOutweighed ? skip.reason : null,
    };
  });
}

function applyEntry(
  occasions: readonly AppliedOccasion[],
  { checkIn, setDone, skip }: EntryInput,
  exercise: string,
  position: number,
): void {
  if (skip) {
    const occasion = occasions[skip.occasion - 1];
    if (occasion) occasion.skip = skip.reason ? { reason: skip.reason, position } : null;
  } else if (setDone) {
    const { occasion, set, done = true } = setDone;
    occasions[occasion - 1]?.sets.fill(done ? position : null, set - 1, set);
  } else {
    const times = checkIn?.exercises.filter((done) => done.exercise === exercise) ?? [];
    for (const _time of times) occasions.find(({ sets }) => sets.includes(null))?.sets.fill(position);
  }
}

/**
 * Returns which occasions of an exercise are done on a day: the server's state plus local entries.
 * @param told per occasion, whether the server has it as done
 */
export function occasionsDone(entries: Entries, day: string, exercise: string, told: readonly boolean[]): boolean[] {
  const done = [...told];
  for (const { entry } of entries.filter((one) => isOn(day, one) && isAbout(one, exercise))) {
    // A skip and a single set complete no occasion.
    const { skip, setDone } = entry;
    if (skip || (setDone && setDone.done !== false)) continue;
    const occasion = setDone ? setDone.occasion - 1 : done.indexOf(false);
    if (occasion in done) done[occasion] = !setDone;
  }
  return done;
}

/** Whether an entry of an exercise, its undo or a skip is unsent. */
export function isWaiting(entries: Entries, exercise: string): boolean {
  return entries.some((one) => one.state === 'waiting' && isAbout(one, exercise));
}

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

/** Whether the danger-sign check of a day was answered in this tab. */
export function isChecked(entries: Entries, day: string): boolean {
  return entries.some((one) => one.entry.dangerCheck && isOn(day, one));
}
