import { z } from 'zod';
import { AppError, badInput } from './errors.js';

const expectedVersion = z.int().min(1).nullish();

/**
 * Compares the version that the sender last read, if one was sent, with the present one (OL-1).
 * @throws AppError BAD_INPUT for what is no version, CHANGED_MEANWHILE when somebody else was faster
 */
export function requireVersion(sent: unknown, present: number): void {
  const expected = expectedVersion.safeParse(sent);
  if (!expected.success) throw badInput({ version: 'The version must be a whole number' });
  if (expected.data && expected.data !== present) {
    throw new AppError('CHANGED_MEANWHILE', 'Somebody else changed this meanwhile. Please load it again.');
  }
}
