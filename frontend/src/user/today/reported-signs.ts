import type { DayEntry } from './day-entries';
import type { Severity } from './gql/generated';

/** Returns the signs that an entry reports. */
export function yesSigns({ entry: { dangerCheck, sign } }: Pick<DayEntry, 'entry'>): string[] {
  return sign ? [sign.sign] : (dangerCheck?.answers ?? []).filter(({ yes }) => yes).map((answer) => answer.sign);
}

/** Whether an entry reports a danger sign. */
export function saysYes(one: Pick<DayEntry, 'entry'>): boolean {
  return yesSigns(one).length > 0;
}

/**
 * Returns the reports that are valid on a day: each Yes until the server has stored it and the day is reloaded, regardless of its day; a
 * rejected Yes until it is dismissed, and on its own day.
 */
export function saidOn(entries: readonly DayEntry[], day: string): DayEntry[] {
  return entries.filter((one) => saysYes(one) && (one.state !== 'read' || one.day === day));
}

/** Returns the reported signs. */
export function signsOf(said: readonly DayEntry[]): Set<string> {
  return new Set(said.flatMap(yesSigns));
}

/** Returns the gravest severity, or null. */
export function gravest(severities: readonly (Severity | null | undefined)[]): Severity | null {
  if (severities.includes('EMERGENCY')) return 'EMERGENCY';
  return severities.includes('URGENT') ? 'URGENT' : null;
}

/** Returns the severity of the reports. An entry without one counts as urgent. */
export function gravityOf(said: readonly DayEntry[]): Severity | null {
  return gravest(said.map(({ severity }) => severity ?? 'URGENT'));
}

type Signed = { readonly openTask: { readonly severity: Severity } | null } | null;

/** The server's fields about a stop. */
interface Stop {
  readonly today: (NonNullable<Signed> & { readonly stopped: boolean }) | null;
  readonly myPlan: Signed;
}

/** Returns the severity of the sign that stops a plan, or that was reported after the plan's end; null if none. */
export function gravityOfStop(told: Stop | undefined): Severity | null {
  if (told?.today) return told.today.stopped ? (told.today.openTask?.severity ?? 'URGENT') : null;
  return told?.myPlan?.openTask?.severity ?? null;
}
