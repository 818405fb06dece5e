import { clinicDay } from '../../platform/time/clinic-time.js';
import type { CheckRow } from '../ledger/today.queries.js';

/**
 * Whether a patient may have exercised at a time: no sign was waiting for a doctor, and the latest danger check of that clinic day before
 * then was made and received after every resolution. Patients do not exercise without a check. `resolved` is in order.
 */
export function isScreened(at: Date, checks: readonly CheckRow[], resolved: readonly string[]): boolean {
  const made = checks.filter((check) => new Date(check.at) <= at).toSorted(inOrder);
  const answers = resolved.map((moment) => new Date(moment)).filter((moment) => moment <= at);
  const isAfterAnswers = ({ tasksBefore }: CheckRow) => tasksBefore >= answers.length;
  // A yes blocks until its task is resolved; a clear check in between does not lift it.
  if (made.some((check) => !check.isClear && isAfterAnswers(check))) return false;
  const last = made.findLast(({ day }) => day === clinicDay(at));
  const answered = answers.at(-1);
  return last !== undefined && isAfterAnswers(last) && (!answered || new Date(last.at) >= answered);
}

/** Whether a patient may exercise now. Includes checks that a phone dates slightly ahead of the server's clock. */
export function isScreenedNow(now: Date, checks: readonly CheckRow[], resolved: readonly string[]): boolean {
  const told = checks.map(({ at }) => new Date(at));
  return isScreened(
    told.reduce((latest, at) => (at > latest ? at : latest), now),
    checks,
    resolved,
  );
}

/** Of two checks at the same time, the one after more resolutions is later. */
const inOrder = (a: CheckRow, b: CheckRow) =>
  new Date(a.at).getTime() - new Date(b.at).getTime() || a.tasksBefore - b.tasksBefore;
