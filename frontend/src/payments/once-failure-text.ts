import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/**
 * `failureText` of a mutation with an idempotency key: an earlier attempt may have succeeded without a response, and changed values would
 * create a second result.
 * @param done state after success, such as: recorded
 * @param where place in which to check
 */
export function onceFailureText(sentence: string, done: string, failure: CallError, where = 'the list'): string {
  return failure.code === 'IDEMPOTENCY_KEY_REUSED'
    ? `An earlier try was ${done} already, with other values. Close this dialog and check ${where}.`
    : failureText(sentence, failure);
}
