import { z } from 'zod';
import { rowId } from '../inputs/parse-input.js';
import { says } from '../reasons/reason.js';

const ID = says('REQUIRED', { input: 'ID' });
const NUMBER = says('WHOLE_NUMBER', { input: 'PLAN_SESSION' });
const WHEN = says('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' });

/** The missed session that times are offered for. */
export const offerInput = z.object({ planId: z.string(ID).pipe(rowId), number: z.int(NUMBER) });

/** One of the times of an offer. */
export const acceptInput = z.object({ offerId: z.string(ID).pipe(rowId), startsAt: z.date(WHEN) });
