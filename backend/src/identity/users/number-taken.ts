import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Maps a violated constraint of accounts to an error: another account of the same realm has the number. */
export function numberTakenInKind(constraint: string): AppError | undefined {
  if (!constraint.startsWith('app_user_')) return undefined;
  return new AppError('ALREADY_EXISTS', reasonFor('NUMBER_TAKEN_IN_KIND'));
}
