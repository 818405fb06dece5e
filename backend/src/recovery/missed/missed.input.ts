import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const NUMBER = validationMessage('WHOLE_NUMBER', { input: 'PLAN_SESSION' });
const WHEN = validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' });

/** The missed session to offer slots for. */
export const offerInput = z.object({ planId: z.string(ID).pipe(rowId), number: z.int(NUMBER) });

/** A slot of an offer. */
export const acceptInput = z.object({ offerId: z.string(ID).pipe(rowId), startsAt: z.date(WHEN) });
