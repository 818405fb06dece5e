import { NotTaken } from './form-call';

/** What the specification says of a message that could not be sent (spec §5). */
export const failureText = 'Sorry, there was an error sending your message. Please try again.';

/** What is said of a message that was not taken: beside its fields, or in one sentence. */
export function failureOf(error: unknown): { fields: Readonly<Record<string, string>>; text: string } {
  if (!(error instanceof NotTaken)) return { fields: {}, text: failureText };
  // To try again at once is no advice where there were too many.
  return { fields: error.fields, text: error.code === 'RATE_LIMITED' ? error.message : failureText };
}
