import { z } from 'zod';
import { isDay } from '../../platform/time/clinic-time.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import { WEEKDAYS, type DayHours } from './opening-hours.js';

// Aborts on an invalid time, so that it is not also compared.
const form = (regex: RegExp, error: string) => z.string(error).regex(regex, { error, abort: true });
const OPENS = validationMessage('TIME_OF_DAY', { least: '00:00', most: '23:59' });
const CLOSES = validationMessage('TIME_OF_DAY', { least: '00:01', most: '24:00' });

/** Schema of a time of day, HH:MM. */
export const timeOfDay = form(/^([01]\d|2[0-3]):[0-5]\d$/, OPENS);
/** Schema of the end of an interval, which may be 24:00. */
export const closingTime = form(/^(?!00:00)(([01]\d|2[0-3]):[0-5]\d|24:00)$/, CLOSES);

const stretch = z
  .object({ opens: timeOfDay, closes: closingTime }, validationMessage('HOURS_NOT_STRETCHES'))
  .refine(({ opens, closes }) => opens < closes, { message: validationMessage('HOURS_BACKWARDS'), path: ['closes'] });

const MOST = 6;
const inOrder = (hours: DayHours[]) =>
  hours.every(({ opens }, at) => at === 0 || opens >= (hours[at - 1]?.closes ?? ''));

/** Schema of the intervals of a day. */
const dayHours = z
  .array(stretch, validationMessage('HOURS_NOT_STRETCHES'))
  .max(MOST, validationMessage('TOO_MANY', { input: 'DAY_HOURS', most: MOST }))
  .refine(inOrder, validationMessage('HOURS_OVERLAP'));

const isEachOnce = (names: string[]) => new Set(names).size === names.length;

const weekday = z.enum(WEEKDAYS, validationMessage('ONE_OF', { input: 'WEEKDAY', choices: WEEKDAYS.join(', ') }));
const NO_WEEK = validationMessage('HOURS_NOT_WEEK');

/** Schema of the hours of a week, in order of the days. */
export const weekHours = z
  .array(z.object({ weekday, hours: dayHours }, NO_WEEK), NO_WEEK)
  .refine((week) => isEachOnce(week.map((day) => day.weekday)), validationMessage('WEEKDAY_TWICE'))
  .transform((week) => week.toSorted((a, b) => WEEKDAYS.indexOf(a.weekday) - WEEKDAYS.indexOf(b.weekday)));

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const NO_SPECIAL_DAYS = validationMessage('SPECIAL_DAYS_LIST');
const MOST_SPECIAL_DAYS = 400;

/** Schema of special days, in order. */
export const specialDays = z
  .array(
    z.object(
      { day: z.string(NO_DAY).refine(isDay, NO_DAY), name: line.required('SPECIAL_DAY_NAME', 80), hours: dayHours },
      NO_SPECIAL_DAYS,
    ),
    NO_SPECIAL_DAYS,
  )
  .max(MOST_SPECIAL_DAYS, validationMessage('TOO_MANY', { input: 'SPECIAL_DAYS', most: MOST_SPECIAL_DAYS }))
  .refine((days) => isEachOnce(days.map(({ day }) => day)), validationMessage('SPECIAL_DAY_TWICE'))
  .transform((days) => days.toSorted((a, b) => (a.day < b.day ? -1 : 1)));
