import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Sessions } from '../auth/session.js';
import type { Factor } from './factors.js';

/**
 * Requires a confirmation with a factor in this session of an account that has one, before its factors change: a sign-in by text message
 * alone, as by a stolen number, must not replace the owner's factor or add another one.
 * @throws AppError RECENT_SIGN_IN_REQUIRED, or WRONG_STATE in a session that still lacks its second factor
 */
export async function requireConfirmed(
  own: Account,
  known: readonly Pick<Factor, 'id'>[],
  sessions: Pick<Sessions, 'isConfirmed'>,
): Promise<void> {
  if (known.length === 0) return;
  // Two enrolments of one half session at once: the second would add a factor without confirming by the first.
  if (own.half) throw new AppError('WRONG_STATE', reasonFor('SECOND_FACTOR_FIRST'));
  if (!(await sessions.isConfirmed(own))) throw new AppError('RECENT_SIGN_IN_REQUIRED', reasonFor('FACTOR_NEEDED'));
}
