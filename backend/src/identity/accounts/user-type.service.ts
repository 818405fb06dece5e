import { z } from 'zod';
import { type Actor, USER_TYPES, type UserType } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { publish } from '../../platform/events/domain-events.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { lockAdmins, requireOtherLiveAdmin } from '../admins/live-admins.js';
import type { Sessions } from '../auth/session.js';
import type { Factors } from '../authenticators/factors.js';
import { newAdmin } from '../approvals/new-admin.js';
import type { FourEyes } from '../approvals/four-eyes.js';
import { notifyOfAdmin } from '../security-notices/notify-admins.js';
import { numberTakenInKind } from '../users/number-taken.js';
import { UserTypeSet } from '../users/account-events.js';
import { User } from '../users/user.entity.js';
import type { Profile, UserService } from '../users/user.service.js';

const typeInput = z.object({
  userId: rowId,
  userType: z.enum(USER_TYPES, validationMessage('EITHER', { input: 'USER_TYPE', choices: USER_TYPES.join(', ') })),
});

/** Changes the type of another account: user, patient or a staff type. */
export class UserTypeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: {
      clock: Clock;
      users: UserService;
      sessions: Sessions;
      factors: Factors;
      fourEyes: FourEyes;
    },
  ) {}

  /**
   * Changes the type of an account and ends its sessions; removes its factors if it is no longer of the team.
   * @param approvalId approval of a second admin, which this decides
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, FORBIDDEN, WRONG_STATE (the last admin), APPROVAL_PENDING
   */
  async set(actor: Actor, userId: string, userType: UserType, approvalId?: string): Promise<Profile> {
    return this.parts.fourEyes.guard(actor, () => this.write(actor, { userId, userType }, approvalId));
  }

  private write(actor: Actor, input: z.input<typeof typeInput>, approvalId: string | undefined): Promise<Profile> {
    const { sessions, users, clock, factors, fourEyes } = this.parts;
    return this.useCases.write(
      actor,
      'user.setType',
      typeInput,
      input,
      async (asked, change) => {
        const { actor: own, tx, lock, changed } = change;
        await lockAdmins(tx);
        const user = await lock(User, { id: asked.userId, deletedAt: null });
        if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
        if (user.id === own.userId) throw new AppError('FORBIDDEN', reasonFor('OWN_TYPE'));
        if (asked.userType !== 'admin') await requireOtherLiveAdmin(tx, user);
        const isNewAdmin = asked.userType === 'admin' && user.userType !== 'admin';
        if (isNewAdmin || approvalId) await fourEyes.admit(change, newAdmin('setType', user), approvalId);
        const ended = await sessions.endOthers(tx, user.id, undefined);
        if (user.userType === asked.userType && ended > 0) changed('sessions');
        const isOfTeam = asked.userType !== 'user' && asked.userType !== 'patient';
        if (!isOfTeam && (await factors.removeAll(tx, user.id)) > 0) changed('factors');
        user.userType = asked.userType;
        await publish(tx, new UserTypeSet(user, clock.now()));
        if (isNewAdmin) await notifyOfAdmin(change, user, clock.now());
        return { subject: user, answer: () => users.profileOf(user) };
      },
      numberTakenInKind,
    );
  }
}
