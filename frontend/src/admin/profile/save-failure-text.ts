import type { CallError } from '#src/errors';

/** Returns the server's message, or 'Failed to update profile'. */
export function saveFailureText({ cause, message }: CallError): string {
  return cause === 'answer' ? message : 'Failed to update profile';
}
