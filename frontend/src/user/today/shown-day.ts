import * as text from '#messages/today';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import type { OfToday } from './TodayParts';

/**
 * Returns the day as shown. After the clinic's midnight, until the new day is loaded, nothing is done and the danger-sign check is required
 * again.
 */
export function shownDay(told: OfToday, day: string): OfToday {
  if (told.day === day) return told;
  const exercises = told.exercises.map((one) => ({
    ...one,
    timesDone: 0,
    occasions: one.occasions.map((occasion) => ({
      ...occasion,
      setsDone: 0,
      isDone: false,
      skipped: null,
      doneBy: null,
    })),
  }));
  const sentence = text.turned({ day: dayText(startOfDay(told.day)) });
  // The new day may begin another week.
  const weeks = { ...told.weeks, sentence: '' };
  return { ...told, day, sentence, needsDangerCheck: true, exercises, pain: null, effort: null, weeks };
}
