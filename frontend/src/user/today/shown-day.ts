import * as text from '#messages/today';
import { dayText, startOfDay } from '../../calendar/clinic-time';
import type { OfToday } from './TodayParts';

/**
 * A day as the page shows it: once the clinic's midnight has come, and before the server has told the new day, nothing of it is done and
 * the danger signs are asked anew: nobody exercises unscreened (recovery §5, §13).
 */
export function shownDay(told: OfToday, day: string): OfToday {
  if (told.day === day) return told;
  const exercises = told.exercises.map((one) => ({
    ...one,
    timesDone: 0,
    occasions: one.occasions.map(({ number }) => ({ number, isDone: false })),
  }));
  const sentence = text.turned({ day: dayText(startOfDay(told.day)) });
  return { ...told, day, sentence, needsDangerCheck: true, exercises, pain: null };
}
