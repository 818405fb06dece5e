import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Accounts } from '../auth/accounts.js';
import type { OwnerNote } from '../auth/owner-note.js';
import type { SignedIn } from '../auth/session.js';
import type { SignInFence } from '../auth/sign-in-fence.js';
import type { User } from '../users/user.entity.js';
import { verifyAuthenticatorInput, type EnteredCode } from './authenticator.input.js';
import type { AuthenticatorLimits } from './authenticator-limits.js';
import type { Authenticators } from './authenticators.js';

/** Dependencies of AuthenticatorSignInService. */
export interface AuthenticatorSignInParts {
  em: EntityManager;
  useCases: UseCases;
  audit: AuditTrail;
  accounts: Accounts;
  authenticators: Authenticators;
  limits: AuthenticatorLimits;
  fence: SignInFence;
  ownerNote: OwnerNote;
  clock: Clock;
}

/** Number and code to verify in a realm. */
type Attempt = z.output<typeof verifyAuthenticatorInput>;

const VERB = 'auth.verifyAuthenticator';
const WRONG = reasonFor('AUTHENTICATOR_CODE_WRONG');

/**
 * Sign-in by phone number and a code of the authenticator, in the realms of staff and admins. Like sign-in by text message, it uses `read` and
 * not `write`, so that a guess stays counted when the rest fails.
 */
export class AuthenticatorSignInService {
  constructor(private readonly parts: AuthenticatorSignInParts) {}

  /**
   * Verifies a code and returns the account that signs in. The caller creates the session.
   * @throws AppError BAD_INPUT, WRONG_OTP, ACCOUNT_DISABLED, RATE_LIMITED
   */
  async verify(actor: Actor, input: z.input<typeof verifyAuthenticatorInput>): Promise<SignedIn> {
    const { useCases, fence } = this.parts;
    return useCases.read(actor, 'auth.verifyAuthenticator', verifyAuthenticatorInput, input, async (attempt) => {
      const user = await fence.notTooSoon(attempt.door, () => this.signIn(actor, attempt));
      return { user, isKept: false, firstStep: 'APP' };
    });
  }

  private async signIn(actor: Actor, attempt: Attempt): Promise<User> {
    const { audit, accounts, fence, limits, ownerNote, em, clock } = this.parts;
    const { door, phoneNumber: phone, code } = attempt;
    // Counts the attempt at the admin realm before the number is looked up.
    const isSilent = (await fence.hides(actor, door)) && door === 'admin';
    const guesser = { ...(await fence.placeOf(actor, phone)), isForTeam: true };
    if (await limits.beforeGuess(phone, guesser, code)) ownerNote.send(actor, phone);

    const user = await this.findByCode(actor, attempt);
    if (!user) {
      const known = await accounts.findBehind(em, door, phone);
      const subject = known && ({ subjectType: 'user', subjectId: known.id } as const);
      await audit.recordAlone(actor, { verb: VERB, outcome: 'failed', ...subject });
      throw wrongCode();
    }
    if (user.isOffOn(clinicDay(clock.now()))) {
      await audit.recordAlone(actor, { verb: VERB, outcome: 'refused', subjectType: 'user', subjectId: user.id });
      // An admin realm that conceals numbers answers every failure alike.
      throw isSilent ? wrongCode() : new AppError('ACCOUNT_DISABLED', reasonFor('ACCOUNT_DISABLED'));
    }
    await limits.guessWasRight(phone, guesser, code);
    return user;
  }

  /** Returns the account whose code it is, and consumes the code; undefined if the code is wrong, used or of no account. */
  private async findByCode(actor: Actor, { door, phoneNumber: phone, code }: Attempt): Promise<User | undefined> {
    const { audit, accounts, authenticators, em, clock } = this.parts;
    const known = await accounts.findBehind(em, door, phone);
    const matched = known && (await authenticators.match(em, known.id, code));
    if (!matched) return undefined;
    return em.transactional(async (tx) => {
      const account = await accounts.lockBehind(tx, door, phone);
      if (account?.id !== known.id || !(await authenticators.consume(tx, account.id, matched))) return undefined;
      if (account.isOffOn(clinicDay(clock.now()))) return account;
      account.lastLoginAt = clock.now();
      const details = { by: kindOf(code) };
      await audit.record(tx, actor, { verb: VERB, subjectType: 'user', subjectId: account.id, details });
      return account;
    });
  }
}

const kindOf = ({ kind }: EnteredCode) => (kind === 'app' ? 'authenticator' : 'recovery code');

const wrongCode = () => new AppError('WRONG_OTP', WRONG, { fields: { code: WRONG } });
