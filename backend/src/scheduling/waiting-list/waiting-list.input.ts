import { z } from 'zod';
import { closingTime, SESSION_TYPES, timeOfDay, WEEKDAYS } from '../../clinic/index.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { DAY_MS, isDay } from '../../platform/time/clinic-time.js';
import { bookInput } from '../appointments/appointment.input.js';
import { WAITING_STATUSES } from './waiting-list-entry.entity.js';

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const day = z.string(NO_DAY).refine(isDay, NO_DAY);
const PHYSIOTHERAPIST = validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN');
const WEEKDAYS_ONCE = validationMessage('WEEKDAYS_LIST');
const isEachOnce = (names: readonly string[]) => new Set(names).size === names.length;

/** Input of `addToWaitingList`; the service checks days and length against today and the offer. */
export const addToWaitingListInput = z
  .object({
    patientId: bookInput.shape.patientId,
    sessionType: z.enum(
      SESSION_TYPES,
      validationMessage('EITHER', { input: 'SESSION_TYPE', choices: SESSION_TYPES.join(', ') }),
    ),
    durationMinutes: bookInput.shape.durationMinutes,
    physiotherapistId: z.string(PHYSIOTHERAPIST).pipe(rowId).nullish(),
    weekdays: z
      .array(z.enum(WEEKDAYS, WEEKDAYS_ONCE), WEEKDAYS_ONCE)
      .refine(isEachOnce, WEEKDAYS_ONCE)
      .transform((days) => WEEKDAYS.filter((one) => days.includes(one))),
    from: timeOfDay,
    until: closingTime,
    earliest: day.nullish(),
    latest: day.nullish(),
    isUrgent: z.boolean(validationMessage('YES_OR_NO', { input: 'IS_URGENT' })),
    note: line
      .optional('WAITING_NOTE', 200)
      .transform((text) => text || null)
      .nullish(),
    insteadOfId: z.string(validationMessage('WAITING_INSTEAD_OF')).pipe(rowId).nullish(),
    idempotencyKey,
  })
  .refine(({ from, until }) => from < until, { message: validationMessage('HOURS_BACKWARDS'), path: ['until'] });

/** Input of `bookFromWaitingList`. */
export const bookFromWaitingListInput = rowReference.pick({ id: true }).extend({
  startsAt: bookInput.shape.appointmentDate,
  physiotherapistId: z.uuid(PHYSIOTHERAPIST),
  overrideReason: bookInput.shape.overrideReason,
});

const NO_CURSOR = validationMessage('NOT_A_CURSOR');

/** Input of `waitingList`. */
export const waitingListInput = z.object({
  first: wholeNumber('FIRST', 1, 100),
  after: z.string(NO_CURSOR).max(200, NO_CURSOR).nullish(),
  status: z.enum(WAITING_STATUSES, validationMessage('WAITING_STATUS')).nullish(),
});

const TIME = validationMessage('WAITING_TIME');

/** Input of `waitingListFor`. */
export const waitingListForInput = z
  .object({
    from: z.date(TIME),
    until: z.date(TIME),
    physiotherapistId: z.string(PHYSIOTHERAPIST).pipe(rowId).nullish(),
  })
  .refine(({ from, until }) => from < until && until.getTime() - from.getTime() <= DAY_MS, {
    message: TIME,
    path: ['until'],
  });
