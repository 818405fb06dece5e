import * as text from '#messages/failures';
import type { CallError } from './errors';

/** Returns the message of a failed request: the given sentence, with the server's own if that is actionable. */
export function failureText(sentence: string, { cause, code, message }: CallError): string {
  const isForPeople = cause === 'answer' && code !== undefined && code !== 'INTERNAL';
  return isForPeople ? text.because({ sentence, reason: message }) : sentence;
}
