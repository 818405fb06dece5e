import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/**
 * `failureText` for what is made once, however often it is sent: an earlier try may have arrived although its answer did not, and what was
 * changed since then would be another one.
 * @param done what became of the earlier try, such as: recorded
 */
export function onceFailureText(sentence: string, done: string, failure: CallError): string {
  return failure.code === 'IDEMPOTENCY_KEY_REUSED'
    ? `An earlier try was ${done} already, with other values. Close this dialog and check the list.`
    : failureText(sentence, failure);
}
