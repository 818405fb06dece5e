import { z } from 'zod';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NUMBER = validationMessage('WHOLE_NUMBER', { input: 'PLAN_SESSION' });
const COUNT = validationMessage('BETWEEN', { input: 'PLAN_SESSIONS', least: 1, most: 50 });
const NO_PLAN = validationMessage('REQUIRED', { input: 'ID' });
const CORRECTED = validationMessage('EITHER', { input: 'APPOINTMENT_STATUS', choices: 'completed, missed' });

const planId = z.string(NO_PLAN).pipe(rowId);
/** Reason for a change, which the ledger stores. */
const reason = lines.between('PLAN_REASON', 10, 500);

/** A plan to end. */
export const stopInput = z.object({ planId, reason });

/** Sessions to add to a plan. */
export const addSessionsInput = stopInput.extend({ count: z.int(COUNT).min(1, COUNT).max(50, COUNT) });

/** A session of a plan. */
export const planSessionInput = stopInput.extend({ number: z.int(NUMBER) });

/** Correction of a session's status. */
export const correctInput = z.object({
  appointmentId: z.string(NO_PLAN).pipe(rowId),
  to: z.string(CORRECTED).pipe(z.enum(['completed', 'missed'], CORRECTED)),
  reason,
});

/** New care team of a plan; absent members stay. */
export const careTeamInput = z.object({
  planId,
  physiotherapistId: z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).pipe(rowId).nullish(),
  doctorId: z.string(validationMessage('DOCTOR_NOT_CHOSEN')).pipe(rowId).nullish(),
  version: rowReference.shape.version,
});

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const NO_EVENT = validationMessage('NOT_A_CURSOR');

/** A slice of a ledger. */
export const sessionEventsInput = z.object({
  planId,
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST).default(100),
  after: z
    .string(NO_EVENT)
    .regex(/^\d{1,18}$/, NO_EVENT)
    .nullish(),
});
