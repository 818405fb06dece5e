import { isDatabaseAway } from './db/database.js';
import { AppError } from './errors.js';
import { hasNoRoom } from './no-room.js';

/**
 * The failure as its receiver may see it; what is no AppError is told as a lack of room, as the database's absence or as our fault,
 * never in its own words.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasNoRoom(error)) {
    return new AppError('UNAVAILABLE', 'There is no room to store this right now. Please try again in a minute.', {
      retryAfterSeconds: 60,
      cause: error,
    });
  }
  if (isDatabaseAway(error)) {
    return new AppError('UNAVAILABLE', 'The service is not available right now. Please try again in a moment.', {
      retryAfterSeconds: 3,
      cause: error,
    });
  }
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: error });
}
