import { timeText, weekdayText } from '../calendar/clinic-time';
import { numberText } from '../values/number-text';
import type { DeskDayQuery } from './gql/generated';

type Day = DeskDayQuery['deskDay'];

/** Said first of a clinic that is not open. */
export const closedText = 'The clinic is closed: nobody is told anything.';

/** Returns sentences about the clinic's day: whether the clinic is open, the date, and the hours. */
export function dayLines({ day, isOpen, hours, specialDay }: Pick<Day, 'day' | 'isOpen' | 'hours' | 'specialDay'>) {
  const clock = (time: string) => timeText(`${day}T${time}:00+05:30`);
  const open = hours.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`).join(' and ');
  const named = specialDay ? `${weekdayText(day)}, ${specialDay}` : weekdayText(day);
  return [
    ...(isOpen ? [] : [closedText]),
    open ? `${named}. ${isOpen ? 'Open from' : 'Hours:'} ${open}.` : `${named}. There are no opening hours today.`,
  ];
}

const tasks = {
  requests: ['request waits for an answer', 'requests wait for an answer'],
  needsPhysiotherapist: ['session needs a physiotherapist', 'sessions need a physiotherapist'],
  waiting: ['patient waits for a time', 'patients wait for a time'],
  unmarked: ['session is over and not marked', 'sessions are over and not marked'],
  newContactMessages: ['new message in the inbox', 'new messages in the inbox'],
  failedMessages: ['text message could not be sent', 'text messages could not be sent'],
} as const;

/** A kind of work that waits for the desk: the name of its number in the contract. */
export type TaskName = keyof typeof tasks;

/** Returns what waits for the desk, such as 2 requests; kinds of which there are none are left out. */
export function taskTexts(counts: Pick<Day, TaskName>): { readonly name: TaskName; readonly text: string }[] {
  const names = Object.keys(tasks) as TaskName[];
  return names.flatMap((name) => {
    const count = counts[name];
    const [one, many] = tasks[name];
    return count > 0 ? [{ name, text: `${numberText(count)} ${count === 1 ? one : many}` }] : [];
  });
}
