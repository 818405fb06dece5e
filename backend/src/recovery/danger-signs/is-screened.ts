import { clinicDay } from '../../platform/clinic-time.js';
import type { CheckRow } from '../plans/today.queries.js';

/**
 * Whether somebody may have exercised at a moment: no sign waited for a doctor's answer, and the last danger check of that clinic day up
 * to then was made, and came, after every answer until then: nobody exercises unscreened (recovery §5). The answers are in order.
 */
export function isScreened(at: Date, checks: readonly CheckRow[], resolved: readonly string[]): boolean {
  const made = checks.filter((check) => new Date(check.at) <= at).toSorted(inOrder);
  const answers = resolved.map((moment) => new Date(moment)).filter((moment) => moment <= at);
  const isAfterAnswers = ({ tasksBefore }: CheckRow) => tasksBefore >= answers.length;
  // A yes waits until the task is answered that it made or joined: no clear check in between ends that.
  if (made.some((check) => !check.isClear && isAfterAnswers(check))) return false;
  const last = made.findLast(({ day }) => day === clinicDay(at));
  const answered = answers.at(-1);
  return last !== undefined && isAfterAnswers(last) && (!answered || new Date(last.at) >= answered);
}

/** Whether somebody may exercise now. What a phone has told holds, though its clock runs ahead of ours, as it may a little. */
export function isScreenedNow(now: Date, checks: readonly CheckRow[], resolved: readonly string[]): boolean {
  const told = checks.map(({ at }) => new Date(at));
  return isScreened(
    told.reduce((latest, at) => (at > latest ? at : latest), now),
    checks,
    resolved,
  );
}

/** Of two at the same moment that comes last which came after more answers. */
const inOrder = (a: CheckRow, b: CheckRow) =>
  new Date(a.at).getTime() - new Date(b.at).getTime() || a.tasksBefore - b.tasksBefore;
