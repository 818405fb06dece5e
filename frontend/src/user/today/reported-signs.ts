import type { DayEntry } from './day-entries';
import type { Severity } from './gql/generated';

/** The signs that an entry says are there. */
export function yesSigns({ entry: { dangerCheck, sign } }: Pick<DayEntry, 'entry'>): string[] {
  return sign ? [sign.sign] : (dangerCheck?.answers ?? []).filter(({ yes }) => yes).map((answer) => answer.sign);
}

/** Whether an entry says that a danger sign is there. */
export function saysYes(one: Pick<DayEntry, 'entry'>): boolean {
  return yesSigns(one).length > 0;
}

/**
 * What was said of danger signs and holds on a day: each Yes until the server has it and has told the day anew, whatever day it was said
 * on; also one that the server did not take, until that was read, and on the day on which it was said (recovery §5).
 */
export function saidOn(entries: readonly DayEntry[], day: string): DayEntry[] {
  return entries.filter((one) => saysYes(one) && (one.state !== 'read' || one.day === day));
}

/** The signs of what was said. */
export function signsOf(said: readonly DayEntry[]): Set<string> {
  return new Set(said.flatMap(yesSigns));
}

/** The gravest; null of none. */
export function gravest(severities: readonly (Severity | null | undefined)[]): Severity | null {
  if (severities.includes('EMERGENCY')) return 'EMERGENCY';
  return severities.includes('URGENT') ? 'URGENT' : null;
}

/** How grave what was said is. Where an entry does not say, it is taken for urgent: a Yes is never nothing. */
export function gravityOf(said: readonly DayEntry[]): Severity | null {
  return gravest(said.map(({ severity }) => severity ?? 'URGENT'));
}

type Signed = { readonly openTask: { readonly severity: Severity } | null } | null;

/** What the server tells of a stop. */
interface Stop {
  readonly today: (NonNullable<Signed> & { readonly stopped: boolean }) | null;
  readonly myPlan: Signed;
}

/** How grave the sign is that stops a plan, or that was told after its end, as the server has told it; null of none. */
export function gravityOfStop(told: Stop | undefined): Severity | null {
  if (told?.today) return told.today.stopped ? (told.today.openTask?.severity ?? 'URGENT') : null;
  return told?.myPlan?.openTask?.severity ?? null;
}
