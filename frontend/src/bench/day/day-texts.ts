import { timeText } from '#src/calendar/clinic-time';
import type { BenchSessionFragment } from '../gql/generated';
import { ageText, reachLabels } from '../reach-texts';

/** Formats a free time: Free 2:00 to 3:30 pm. */
export function freeText(from: string, until: string): string {
  const [begin, end] = [timeText(from), timeText(until)];
  const half = (text: string) => text.slice(-2);
  return `Free ${half(begin) === half(end) ? begin.slice(0, -3) : begin} to ${end}`;
}

/** Says who comes, for the how manieth time, and in which phase: 62 years, session 4, phase 2 of 5. */
export function sessionText({ patient, number, phase, reach, isFirst }: BenchSessionFragment): string {
  const facts = [
    ageText(patient.age),
    !isFirst && `session ${number}`,
    phase && `${phase.charAt(0).toLowerCase()}${phase.slice(1)}`,
    reach === 'COVERS' && reachLabels.COVERS.toLowerCase(),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Says how many danger signs wait. */
export const signsText = (count: number) => (count === 1 ? '1 danger sign waits' : `${count} danger signs wait`);

/** Says how many of one's own notes are not signed. */
export const notesText = (count: number) => (count === 1 ? '1 note to sign' : `${count} notes to sign`);
