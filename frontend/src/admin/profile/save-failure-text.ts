import type { CallError } from '../../errors';

/** The server's message or 'Failed to update profile' (spec §8). */
export function saveFailureText({ cause, message }: CallError): string {
  return cause === 'answer' ? message : 'Failed to update profile';
}
