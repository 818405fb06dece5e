import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });

/** A slice of the referrals: waiting, decided, or all. */
export const referralListInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  isWaiting: z.boolean(validationMessage('YES_OR_NO', { input: 'IS_WAITING' })).nullish(),
});

/** Reason for declining a referral, which the hospital may read. */
export const declineInput = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  reason: line.between('DECLINE_REASON', 3, 500),
});
