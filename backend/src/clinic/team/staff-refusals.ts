import type { Sessions } from '../../identity/index.js';
import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Error for an id that is not in the team. */
export const noMember = () => new AppError('NOT_FOUND', reasonFor('MEMBER_NOT_FOUND'));

/** Requires a recent sign-in of the admin to change who can sign in. @throws AppError RECENT_SIGN_IN_REQUIRED */
export async function requireRecentSignIn(sessions: Sessions, own: Account, field: string): Promise<void> {
  if (await sessions.isRecent(own)) return;
  const reason = reasonFor('TEAM_NEEDS_SIGN_IN');
  throw new AppError('RECENT_SIGN_IN_REQUIRED', reason, { fields: { [field]: reason } });
}

/** Maps a violated constraint of an account's number to an error. */
export function numberTaken(constraint: string): AppError | undefined {
  if (!constraint.startsWith('app_user_')) return undefined;
  const reason = reasonFor('NUMBER_TAKEN_IN_KIND');
  return new AppError('ALREADY_EXISTS', reason, { fields: { phoneNumber: reason } });
}
