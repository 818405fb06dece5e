import { z } from 'zod';
import { isDay, parseClinicTime } from '../clinic-time.js';
import { namedRow } from '../expected-version.js';
import { line } from '../text-input.js';
import { APPOINTMENT_ORDERS } from './appointment-order.js';
import { APPOINTMENT_STATUSES, SESSION_TYPES } from './appointment.entity.js';

const WHEN = 'The date and time must look like 2026-11-21T16:30';
const DURATION = 'The duration must be 5 to 480 minutes';

const appointmentDate = z.string(WHEN).transform(parseClinicTime).pipe(z.date(WHEN));
const sessionType = z.enum(SESSION_TYPES, 'The session type must be Clinic, Home or Tele');
const physiotherapistId = z.uuid('Please choose a physiotherapist of the list');

/** A session that staff book. */
export const bookInput = z.object({
  patientId: z.string('Please choose a patient').min(1, 'Please choose a patient').max(60, 'Please choose a patient'),
  physiotherapistId: physiotherapistId.nullish(),
  appointmentDate,
  durationMinutes: z.int(DURATION).min(5, DURATION).max(480, DURATION).nullish(),
  sessionType,
});

/** A session that a patient asks for. */
export const requestInput = z.object({ appointmentDate, sessionType });

export const rescheduleInput = namedRow.extend({ appointmentDate });
export const assignInput = namedRow.extend({ physiotherapistId });

/** Why a session was missed. */
export const missedInput = namedRow.extend({
  reason: line.required('The reason', 500, { missing: 'Please give the reason' }),
});

/** The PATCH of a pending appointment: exactly one of the three (reading 42). */
export const pendingChangeInput = namedRow
  .extend({
    status: z.enum(['scheduled', 'canceled'], 'The status can become scheduled or canceled').optional(),
    appointmentDate: appointmentDate.optional(),
    physiotherapistId: physiotherapistId.optional(),
  })
  .refine(
    ({ status, ...change }) =>
      [status, change.appointmentDate, change.physiotherapistId].filter((value) => value !== undefined).length === 1,
    {
      message: 'Please send exactly one of status, appointmentDate and physioId',
    },
  );

const FIRST = 'first must be 1 to 100';
const first = z.int(FIRST).min(1, FIRST).max(100, FIRST);

export const pendingListInput = z.object({ first: first.optional() });

const PAGE = 'The page must be a whole number from 1';
const LIMIT = 'The limit must be a whole number from 1 to 100';

/** A page of the pending appointments, as screens ask for it. */
export const pendingPageInput = z.object({
  page: z.int(PAGE).min(1, PAGE).max(1_000_000, PAGE),
  limit: z.int(LIMIT).min(1, LIMIT).max(100, LIMIT),
});

const moment = z.date().nullish();

/** A stretch of the list, and what it is narrowed by. */
export const appointmentListInput = z.object({
  first,
  after: z.string().max(200, 'after must be a cursor of this list').nullish(),
  filter: z
    .object({
      day: z.string().refine(isDay, 'The day must look like 2026-11-21').nullish(),
      physiotherapistId: physiotherapistId.nullish(),
      patientId: z.string().max(60, 'There is no such patient').nullish(),
      status: z.enum(APPOINTMENT_STATUSES).nullish(),
      from: moment,
      before: moment,
    })
    .nullish(),
  order: z.enum(APPOINTMENT_ORDERS).nullish(),
});
