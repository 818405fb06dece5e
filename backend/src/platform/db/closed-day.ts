import { AppError } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';
import { sayDay } from '../time/clinic-time.js';

/**
 * Throws the refusal of a write to a closed day of the books, which triggers raise as the constraint `closed_day` with the day as detail,
 * so that each writer is refused by the same sentence. Throws any other error as it is.
 * @throws AppError WRONG_STATE
 */
export function refuseClosedDay(error: unknown): never {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { constraint, detail } = at as { constraint?: unknown; detail?: unknown };
    if (constraint === 'closed_day' && typeof detail === 'string')
      throw new AppError('WRONG_STATE', reasonFor('DAY_CLOSED', { day: sayDay(detail) }), { cause: error });
  }
  throw error;
}
