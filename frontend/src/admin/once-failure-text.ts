import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/**
 * `failureText` for what is made once, however often it is sent: an earlier try may have arrived although its answer did not, and what was
 * changed since then would be another one.
 * @param done what became of the earlier try, such as: recorded
 * @param where it can be seen
 */
export function onceFailureText(sentence: string, done: string, failure: CallError, where = 'the list'): string {
  return failure.code === 'IDEMPOTENCY_KEY_REUSED'
    ? `An earlier try was ${done} already, with other values. Close this dialog and check ${where}.`
    : failureText(sentence, failure);
}
