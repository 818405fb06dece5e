import { z } from 'zod';
import { AppError } from '../errors.js';
import { reasonFor, validationMessage } from '../reasons/reason.js';

const VERSION = validationMessage('WHOLE_NUMBER', { input: 'VERSION' });

/** Optimistic locking: the row that a change is about, and the version of it that the sender last read, where they say one (OL-1). */
export const rowReference = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  version: z.int(VERSION).min(1, VERSION).nullish(),
});
export type NamedRow = z.input<typeof rowReference>;

/**
 * Compares the version that the sender last read, if one was sent, with the present one (OL-1).
 * @throws AppError CHANGED_MEANWHILE when somebody else was faster
 */
export function requireVersion(sent: NamedRow['version'], present: number): void {
  if (sent && sent !== present) {
    throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
  }
}
