import * as text from '#messages/failures';
import type { CallError } from './errors';

/** The text for a failed call: the sentence of spec §8, and the server's own when it says what to do about it. */
export function failureText(sentence: string, { cause, code, message }: CallError): string {
  const isForPeople = cause === 'answer' && code !== undefined && code !== 'INTERNAL';
  return isForPeople ? text.because({ sentence, reason: message }) : sentence;
}
