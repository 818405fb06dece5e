import { z } from 'zod';
import { AppError } from '../errors/errors.js';
import { reasonFor, validationMessage } from '../errors/reason.js';

const VERSION = validationMessage('WHOLE_NUMBER', { input: 'VERSION' });

/** Optimistic locking: schema of a row's id and the version that the client last read, which is optional. */
export const rowReference = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })),
  version: z.int(VERSION).min(1, VERSION).nullish(),
});
/** The version of a row that may not have existed when the client looked: 0 if it did not. */
export const versionOrNone = z.int(VERSION).min(0, VERSION).nullish();
export type NamedRow = z.input<typeof rowReference>;

/**
 * Compares the version that the client last read, if one was sent, with the present one.
 * @throws AppError CHANGED_MEANWHILE if they differ
 */
export function requireVersion(sent: NamedRow['version'], present: number): void {
  if (sent !== null && sent !== undefined && sent !== present) {
    throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
  }
}
