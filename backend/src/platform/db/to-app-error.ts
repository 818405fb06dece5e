import { isDatabaseUnavailable } from './database.js';
import { AppError } from '../errors/errors.js';
import { isOutOfStorage } from './out-of-storage.js';
import { reasonFor } from '../errors/reason.js';

/**
 * Converts a failure to an AppError. Any other error becomes an out-of-storage, an outage or an internal error, without its own message.
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
