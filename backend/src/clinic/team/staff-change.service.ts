import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  type FourEyes,
  lockAdmins,
  newNumber,
  NumberChanged,
  type OneTimeCodes,
  type OtpLimits,
  type Sessions,
  type User,
} from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { badInput } from '../../platform/errors/errors.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { parseInput, rowId } from '../../platform/inputs/parse-input.js';
import { publish } from '../../platform/events/domain-events.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Doctor } from './doctor.entity.js';
import { lockAccount, lockWork } from './locked-member.js';
import { noMember, numberTaken, requireRecentSignIn } from './staff-refusals.js';
import { updateStaffInput, type UpdateStaff } from './staff.input.js';
import { findTeam, type TeamMember } from './team.queries.js';

/** Dependencies of StaffChangeService. */
export interface StaffChangeParts {
  clock: Clock;
  sessions: Sessions;
  codes: OneTimeCodes;
  otpLimits: OtpLimits;
  fourEyes: FourEyes;
}

/** Row of the physiotherapist or doctor; null for an admin. */
type Work = Physiotherapist | Doctor | null;

/** Changes team members. */
export class StaffChangeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: StaffChangeParts,
  ) {}

  /**
   * Changes a team member. A new sign-in number ends their sessions and notifies the old number.
   * Another number of an admin waits for a second admin where four eyes are required; what else is given is saved.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED, CHANGED_MEANWHILE, APPROVAL_PENDING (the number of an admin)
   * @param approvalId approval of a second admin, which this decides
   */
  async update(actor: Actor, input: z.input<typeof updateStaffInput>, approvalId?: string): Promise<TeamMember> {
    const { phoneNumber: _, id, version, ...others } = input;
    const rest = () => this.write(actor, { id, version, ...others }, undefined);
    return this.parts.fourEyes.guard(actor, () => this.write(actor, input, approvalId), rest);
  }

  private async write(
    actor: Actor,
    input: z.input<typeof updateStaffInput>,
    approvalId: string | undefined,
  ): Promise<TeamMember> {
    const { codes, sessions, otpLimits, clock, fourEyes } = this.parts;
    // Rate limits are counted before the transaction: if the old number cannot be notified, the number is not changed.
    await this.useCases.read(actor, 'staff.update', updateStaffInput, input, async (asked, { actor: own, em }) => {
      const { userId, mobileNumber } = await this.memberOf(em, parseInput(rowId, asked.id));
      if (!userId || !asked.phoneNumber || asked.phoneNumber === mobileNumber) return;
      // By approval it may be one's own: another admin asked for it.
      if (userId === own.userId && !approvalId) throw badInput({ phoneNumber: reasonFor('OWN_NUMBER') });
      await requireRecentSignIn(sessions, own, 'phoneNumber');
      if (mobileNumber) await otpLimits.beforeNote(mobileNumber, { ip: own.ip, receiver: 'team' });
    });
    return this.useCases.write(
      actor,
      'staff.update',
      updateStaffInput,
      input,
      async (asked, change) => {
        const { tx } = change;
        const known = await this.memberOf(tx, parseInput(rowId, asked.id));
        if (known.userType === 'admin') await lockAdmins(tx);
        const user = await lockAccount(change, known);
        const work = await lockWork(change, known);
        const subject = user ?? work;
        if (!subject) throw noMember();
        requireVersion(asked.version, (work ?? subject).version);
        const before = user?.phone;
        if (user?.userType === 'admin' && asked.phoneNumber && (approvalId || asked.phoneNumber !== before)) {
          // The name that is given is saved at once, so that the number waits on it.
          const { id, phone, fullName } = user;
          const asWaits = { id, phone, fullName: asked.fullName || fullName };
          await fourEyes.admit(change, newNumber(asWaits, asked.phoneNumber), approvalId);
        }
        setNames(asked, user, work);
        setWork(asked, work);
        if (user && before && user.phone !== before) {
          // The old number must lose access: sessions end, but that of who approves their own, and pending codes are cancelled.
          const { userId, sessionId } = change.actor;
          await codes.forgetPendingNumber(tx, user.id);
          await sessions.endOthers(tx, user.id, user.id === userId ? sessionId : undefined);
          await tx.flush();
          await publish(tx, new NumberChanged(user, before, clock.now()));
        }
        return { subject, answer: () => this.memberOf(tx, subject.id) };
      },
      numberTaken,
    );
  }

  private async memberOf(em: EntityManager, id: string): Promise<TeamMember> {
    const [member] = await findTeam(em, { now: this.parts.clock.now(), id });
    if (!member) throw noMember();
    return member;
  }
}

/** Sets name and number, which the account and the row of the physiotherapist or doctor share. */
function setNames({ fullName, phoneNumber }: UpdateStaff, user: User | null, work: Work): void {
  if (fullName && user) user.fullName = fullName;
  if (fullName && work) work.name = fullName;
  if (phoneNumber && user) user.phone = phoneNumber;
  if (phoneNumber && work instanceof Physiotherapist) work.phone = phoneNumber;
}

/** Sets the fields of a physiotherapist or doctor. @throws AppError BAD_INPUT for others, who have none */
function setWork({ specialization, registrationNumber }: UpdateStaff, work: Work): void {
  if (!work) {
    const wrong = [specialization && 'specialization', registrationNumber && 'registrationNumber'].filter(Boolean);
    if (wrong.length > 0)
      throw badInput(Object.fromEntries(wrong.map((name) => [name, reasonFor('ONLY_OF_CLINICIANS')])));
    return;
  }
  if (specialization) work.specialization = specialization;
  if (registrationNumber !== undefined) work.registrationNumber = registrationNumber;
}
