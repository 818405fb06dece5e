import type { DayEntry, OwnValue } from './day-entries';
import type { EntryInput, TodayQuery } from './gql/generated';
import { gravest, yesSigns } from './reported-signs';

/** An entry without id and time. */
export type NewEntry = Omit<EntryInput, 'clientId' | 'at'>;

interface Page {
  /** ISO 8601: time of recording. */
  readonly at: string;
  /** The clinic's day on the page. */
  readonly day: string;
  readonly dangerSigns: NonNullable<TodayQuery['today']>['dangerSigns'];
}

/** Makes entries of what a patient has recorded at one time, each with an id by which the server knows a repetition. */
export function entriesFrom(
  added: readonly { readonly entry: NewEntry; readonly undoes?: DayEntry['undoes'] }[],
  { at, day, dangerSigns }: Page,
): DayEntry[] {
  return added.map(({ entry, ...rest }): DayEntry => {
    const whole = { ...entry, clientId: crypto.randomUUID(), at };
    const yes = new Set(yesSigns({ entry: whole }));
    const severity = gravest(dangerSigns.filter(({ key }) => yes.has(key)).map((sign) => sign.severity));
    return { entry: whole, state: 'waiting', day, severity, ...rest };
  });
}

/** Returns the values among new entries by measure, which can be undone on their day. */
export function valuesIn(made: readonly DayEntry[]): Record<string, OwnValue> {
  const values = made.flatMap(({ day, entry: { pain, measurement, clientId, at } }) => {
    const measure = pain ? 'PAIN' : measurement?.measure;
    return measure ? [[measure, { clientId, day, at }] as const] : [];
  });
  return Object.fromEntries(values);
}
