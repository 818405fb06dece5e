import { isDatabaseUnavailable } from './db/database.js';
import { AppError } from './errors.js';
import { isOutOfStorage } from './db/out-of-storage.js';
import { reasonFor } from './reasons/reason.js';

/**
 * The failure as its receiver may see it; what is no AppError is told as a lack of room, as the database's absence or as our fault,
 * never in its own words.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutOfStorage(error)) {
    return new AppError('UNAVAILABLE', reasonFor('NO_ROOM'), {
      retryAfterSeconds: 60,
      cause: error,
    });
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('UNAVAILABLE', reasonFor('UNAVAILABLE'), {
      retryAfterSeconds: 3,
      cause: error,
    });
  }
  return new AppError('INTERNAL', reasonFor('INTERNAL'), { cause: error });
}
