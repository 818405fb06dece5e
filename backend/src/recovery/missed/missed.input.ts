import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/reasons/reason.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const NUMBER = validationMessage('WHOLE_NUMBER', { input: 'PLAN_SESSION' });
const WHEN = validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' });

/** The missed session that times are offered for. */
export const offerInput = z.object({ planId: z.string(ID).pipe(rowId), number: z.int(NUMBER) });

/** One of the times of an offer. */
export const acceptInput = z.object({ offerId: z.string(ID).pipe(rowId), startsAt: z.date(WHEN) });
