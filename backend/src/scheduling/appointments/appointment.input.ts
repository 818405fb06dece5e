import { z } from 'zod';
import { SESSION_TYPES } from '../../clinic/index.js';
import { isDay, parseClinicTime } from '../../platform/time/clinic-time.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { changedSince } from '../../platform/lists/changed-since.js';
import { APPOINTMENT_STATUSES } from './appointment.entity.js';

export const APPOINTMENT_ORDERS = ['earliest first', 'latest first', 'newest first'] as const;

/** Sort order of appointments: by start or by creation, ascending or descending; ties by id in the same direction. */
export type AppointmentOrder = (typeof APPOINTMENT_ORDERS)[number];

const WHEN = validationMessage('LOOKS_LIKE', { input: 'DATE_AND_TIME', example: '2026-11-21T16:30' });
const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const DURATION = validationMessage('DURATION', { least: 5, most: 480 });

export const appointmentDate = z.string(WHEN).transform(parseClinicTime).pipe(z.date(WHEN));
const sessionType = z.enum(
  SESSION_TYPES,
  validationMessage('EITHER', { input: 'SESSION_TYPE', choices: SESSION_TYPES.join(', ') }),
);
export const physiotherapistId = z.uuid(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN'));

const REASON = validationMessage('LENGTH', { input: 'OVERRIDE_REASON', least: 3, most: 200 });
/** Reason for a time outside the hours; an empty string counts as absent. */
export const overrideReason = line
  .optional('OVERRIDE_REASON', 200, { tooLong: REASON })
  .refine((text) => text === '' || Array.from(text).length >= 3, REASON)
  .nullish();

/** Input: the id of an appointment. */
export const soughtAppointment = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
});

/** Input of `freePhysiotherapists`. */
export const soughtInput = z.object({
  appointmentId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
});

/** Input of a booking by staff. */
export const bookInput = z.object({
  patientId: z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT),
  physiotherapistId: physiotherapistId.nullish(),
  appointmentDate,
  durationMinutes: z.int(DURATION).min(5, DURATION).max(480, DURATION).nullish(),
  sessionType,
  overrideReason,
});

/** Input of a patient's request. */
export const requestInput = z.object({ appointmentDate, sessionType, physiotherapistId: physiotherapistId.nullish() });

export const rescheduleInput = rowReference.extend({ appointmentDate, overrideReason });
/** Input of a move: the new time and, optionally, another physiotherapist. */
export const moveInput = rowReference.extend({
  appointmentDate,
  physiotherapistId: physiotherapistId.nullish(),
  overrideReason,
});
export const assignInput = rowReference.extend({ physiotherapistId, overrideReason });

/** Input of `markMissed`: the reason. */
export const missedInput = rowReference.extend({
  reason: line.required('MISSED_REASON', 500, { missing: validationMessage('MISSED_REASON_REQUIRED') }),
});

/** Input of a correction: the right status and the reason. */
export const correctionInput = rowReference.extend({
  to: z.enum(
    APPOINTMENT_STATUSES,
    validationMessage('APPOINTMENT_STATUS', { choices: APPOINTMENT_STATUSES.join(', ') }),
  ),
  reason: line.between('MISSED_REASON', 3, 500),
});

/**
 * Input of the REST PATCH of a pending appointment: exactly one of status, date and physiotherapist; date and
 * physiotherapist accept an override reason.
 */
export const pendingChangeInput = rowReference
  .extend({
    status: z
      .enum(['scheduled', 'canceled'], validationMessage('APPOINTMENT_STATUS', { choices: 'scheduled, canceled' }))
      .optional(),
    appointmentDate: appointmentDate.optional(),
    physiotherapistId: physiotherapistId.optional(),
    overrideReason,
  })
  .refine(
    ({ status, ...change }) =>
      [status, change.appointmentDate, change.physiotherapistId].filter((value) => value !== undefined).length === 1,
    {
      message: validationMessage('APPOINTMENT_CHANGES'),
    },
  );

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const first = z.int(FIRST).min(1, FIRST).max(100, FIRST);

export const pendingListInput = z.object({ first: first.optional() });

const PAGE = validationMessage('WHOLE_NUMBER_FROM', { input: 'PAGE', least: 1 });

/** Input of a numbered page of pending appointments. */
export const pendingPageInput = z.object({
  page: z.int(PAGE).min(1, PAGE).max(1_000_000, PAGE),
  limit: wholeNumber('LIMIT', 1, 100),
});

const NO_CURSOR = validationMessage('NOT_A_CURSOR');
const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const UNKNOWN_PATIENT = validationMessage('PATIENT_UNKNOWN');
const moment = z.date(validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' })).nullish();

/** Input of the appointment list: cursor, page size and filters. */
export const appointmentListInput = z.object({
  first,
  after: z.string(NO_CURSOR).max(200, NO_CURSOR).nullish(),
  filter: z
    .object({
      day: z.string(NO_DAY).refine(isDay, NO_DAY).nullish(),
      physiotherapistId: physiotherapistId.nullish(),
      patientId: z.string(UNKNOWN_PATIENT).max(60, UNKNOWN_PATIENT).nullish(),
      status: z
        .enum(
          APPOINTMENT_STATUSES,
          validationMessage('ONE_OF', { input: 'APPOINTMENT_STATUS', choices: APPOINTMENT_STATUSES.join(', ') }),
        )
        .nullish(),
      from: moment,
      before: moment,
      needsPhysiotherapist: z.boolean(validationMessage('YES_OR_NO', { input: 'NEEDS_PHYSIOTHERAPIST' })).nullish(),
      seriesId: z.uuid(validationMessage('SERIES_UNKNOWN')).nullish(),
      updatedSince: changedSince,
    })
    .nullish(),
  order: z
    .enum(
      APPOINTMENT_ORDERS,
      validationMessage('ONE_OF', { input: 'APPOINTMENT_ORDER', choices: APPOINTMENT_ORDERS.join(', ') }),
    )
    .nullish(),
});
