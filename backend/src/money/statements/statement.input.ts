import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { daysBetween, isDay } from '../../platform/time/clinic-time.js';

/** Days that a statement may cover. */
const MOST_DAYS = 1_096;

const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const ORDER = validationMessage('STATEMENT_DAYS');
const TOO_LONG = validationMessage('STATEMENT_TOO_LONG', { days: MOST_DAYS });
const day = z.string(DAY).refine(isDay, DAY);

/** Days of a statement; both count. */
export const statementDays = z.object({ from: day, until: day });

/** Requires days in their order, and not too many. */
const inOrder = <Days extends z.ZodType<{ from: string; until: string }>>(days: Days) =>
  days
    .refine(({ from, until }) => from <= until, { path: ['until'], error: () => ORDER })
    .refine(({ from, until }) => daysBetween(from, until) < MOST_DAYS, { path: ['until'], error: () => TOO_LONG });

/** Days of a statement that is sent. */
export const statementDaysInput = inOrder(statementDays);

/** Input of a statement: the patient, the actor's own record if absent, and its days. */
export const statementInput = inOrder(statementDays.extend({ patientId: z.string(NO_PATIENT).nullish() }));
