import { z } from 'zod';
import { WEEKDAYS } from '../../clinic/index.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { isDay } from '../../platform/time/clinic-time.js';
import { appointmentDate, bookInput, overrideReason, physiotherapistId } from '../appointments/appointment.input.js';

/** Most sessions of a series. */
export const MOST_SESSIONS = 60;
/** Days from today on within which a series ends. */
export const MOST_DAYS = 366;

export const WHEN_TAKEN = ['REFUSE', 'SKIP'] as const;
/** What becomes of a series of which some times are taken. */
export type WhenTaken = (typeof WHEN_TAKEN)[number];

const { patientId, sessionType, durationMinutes } = bookInput.shape;
const whenTaken = z
  .enum(WHEN_TAKEN, validationMessage('EITHER', { input: 'WHEN_TAKEN', choices: WHEN_TAKEN.join(', ') }))
  .default('REFUSE');

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const TIME = validationMessage('TIME_OF_DAY', { least: '00:00', most: '23:59' });
const time = z.string(TIME).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME);

const DAYS = validationMessage('SERIES_WEEKDAYS');
const weekdays = z
  .array(z.enum(WEEKDAYS, validationMessage('ONE_OF', { input: 'WEEKDAY', choices: WEEKDAYS.join(', ') })), DAYS)
  .min(1, DAYS)
  .refine((days) => new Set(days).size === days.length, DAYS);

/** Input of `proposeSeries`. */
export const seriesInput = z.object({
  patientId,
  physiotherapistId,
  sessionType,
  durationMinutes,
  firstDay: z.string(NO_DAY).refine(isDay, NO_DAY),
  weekdays,
  time,
  count: wholeNumber('SERIES_COUNT', 1, MOST_SESSIONS),
});

const TIMES = validationMessage('SERIES_TIMES', { most: MOST_SESSIONS });

/** Input of `bookSeries`; the times are returned in order. */
export const bookSeriesInput = z.object({
  patientId,
  physiotherapistId,
  sessionType,
  durationMinutes,
  startsAt: z
    .array(appointmentDate, TIMES)
    .min(1, TIMES)
    .max(MOST_SESSIONS, TIMES)
    .refine((times) => new Set(times.map(Number)).size === times.length, TIMES)
    .transform((times) => times.toSorted((one, other) => one.getTime() - other.getTime())),
  whenTaken,
  overrideReason,
  idempotencyKey,
});

/** Input of `cancelSeries`. */
export const cancelSeriesInput = z.object({
  id: z.string(validationMessage('SERIES_NOT_FOUND')).pipe(rowId),
  fromAppointmentId: z.string(validationMessage('APPOINTMENT_NOT_FOUND')).pipe(rowId),
});

/** Input of `changeSeries`. */
export const changeSeriesInput = cancelSeriesInput
  .extend({ time: time.nullish(), physiotherapistId: physiotherapistId.nullish(), whenTaken, overrideReason })
  .refine((asked) => asked.time ?? asked.physiotherapistId, { message: validationMessage('SERIES_CHANGES') });
