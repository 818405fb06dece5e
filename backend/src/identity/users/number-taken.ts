import { AppError } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';

/** What a write that was refused by the constraints of accounts says: another account of the same kind has the number (reading 9). */
export function numberTakenInKind(constraint: string): AppError | undefined {
  if (!constraint.startsWith('app_user_')) return undefined;
  return new AppError('ALREADY_EXISTS', reasonFor('NUMBER_TAKEN_IN_KIND'));
}
