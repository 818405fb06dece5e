import { z } from 'zod';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { badInput } from '../../platform/errors/errors.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { versionOrNone } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';

const DECISIONS = ['ACCEPT', 'REFUSE'] as const;

/** A request to erase the own data. */
export const erasureInput = z.object({ words: lines.optional('MESSAGE', 1_000).nullish(), idempotencyKey });

/** A request to correct the own data. */
export const correctionInput = z.object({ words: lines.required('MESSAGE', 1_000), idempotencyKey });

/** Which requests to list. */
export const requestsInput = z.object({
  answered: z.boolean(validationMessage('YES_OR_NO', { input: 'REQUEST_ANSWERED' })),
});

/** The request that its patient withdraws. */
export const withdrawalInput = z.object({ id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId) });

/** The answer to a request. */
export const decisionInput = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  decision: z.enum(
    DECISIONS,
    validationMessage('EITHER', { input: 'REQUEST_DECISION', choices: DECISIONS.join(', ') }),
  ),
  answer: lines.optional('REQUEST_ANSWER', 1_000).nullish(),
  version: versionOrNone,
});

/** Requires the words that a refusal, and a correction, needs. @throws AppError BAD_INPUT */
export function requireAnswer(answer: string | null | undefined, isNeeded: boolean): string | null {
  const said = answer || null;
  if (isNeeded && !said) throw badInput({ answer: reasonFor('REQUIRED', { input: 'REQUEST_ANSWER' }) });
  return said;
}
