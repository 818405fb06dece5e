import { isDatabaseAway } from './db/database.js';
import { AppError } from './errors.js';
import { hasNoRoom } from './db/no-room.js';
import { because } from './reasons/reason.js';

/**
 * The failure as its receiver may see it; what is no AppError is told as a lack of room, as the database's absence or as our fault,
 * never in its own words.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasNoRoom(error)) {
    return new AppError('UNAVAILABLE', because('NO_ROOM'), {
      retryAfterSeconds: 60,
      cause: error,
    });
  }
  if (isDatabaseAway(error)) {
    return new AppError('UNAVAILABLE', because('UNAVAILABLE'), {
      retryAfterSeconds: 3,
      cause: error,
    });
  }
  return new AppError('INTERNAL', because('INTERNAL'), { cause: error });
}
