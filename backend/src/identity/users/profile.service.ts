import { z } from 'zod';
import { type Account, type Actor, USER_TYPES, type UserType } from '../../platform/access/actor.js';
import type { Sessions } from '../auth/session.js';
import type { Clock } from '../../platform/clock.js';
import { publish } from '../../platform/events/domain-events.js';
import { AppError } from '../../platform/errors.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { Patient } from '../../patients/records/patient.entity.js';
import { reasonFor, validationMessage } from '../../platform/reasons/reason.js';
import { notifyOfAdmin } from '../security-notices/notify-of-admin.js';
import { lockAdmins, requireOtherLiveAdmin } from '../admins/live-admins.js';
import type { WriteContext, WriteResult, UseCases } from '../../platform/use-cases.js';
import { lockOwn } from './lock-own.js';
import { numberTakenInKind } from './number-taken.js';
import { completeProfileInput, updateProfileInput, type CompleteProfile, type UpdateProfile } from './profile.input.js';
import { UserTypeSet } from './user-type-set.js';
import { User } from './user.entity.js';
import type { Profile, UserService } from './user.service.js';

const typeInput = z.object({
  userId: rowId,
  userType: z.enum(USER_TYPES, validationMessage('EITHER', { input: 'USER_TYPE', choices: USER_TYPES.join(', ') })),
});

/** What people change of their own account, and what an admin changes of another's (readings 5, 16 to 19, 26, 71, 77). */
export class ProfileService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; users: UserService; sessions: Sessions },
  ) {}

  /** Fills in the profile form; the patient record learns name, birth date and gender too, while it is bare. @throws AppError BAD_INPUT */
  async complete(actor: Actor, input: CompleteProfile): Promise<Profile> {
    const schema = completeProfileInput(this.parts.clock.now());
    return this.useCases.write(actor, 'user.completeProfile', schema, input, async (asked, { actor: own, lock }) => {
      const user = await lockOwn(own, lock);
      const patient = await lockRecord(user, lock);
      const { name, email, dateOfBirth: birthDate, gender } = asked;
      Object.assign(user, { fullName: name, email, profileCompleted: true });
      setPerson(user, patient, { birthDate, gender });
      if (patient && !patient.isComplete) patient.name = name;
      return this.answerOf(user);
    });
  }

  /** Leaves the form for later: it is not asked for again, and the record stays as it is (reading 5). */
  async skip(actor: Actor): Promise<Profile> {
    return this.useCases.write(actor, 'user.completeProfile', nothing, {}, async (_, { actor: own, lock }) => {
      const user = await lockOwn(own, lock);
      user.profileCompleted = true;
      return this.answerOf(user);
    });
  }

  /** Changes the personal fields and ignores all others (AZ-5). @throws AppError BAD_INPUT */
  async update(actor: Actor, input: UpdateProfile): Promise<Profile> {
    const schema = updateProfileInput(this.parts.clock.now());
    return this.useCases.write(actor, 'user.updateProfile', schema, input, async (asked, { actor: own, lock }) => {
      const user = await lockOwn(own, lock);
      const patient = await lockRecord(user, lock);
      const { dateOfBirth, gender, address, ...named } = asked;
      // What is sent back as it was shown stays: none may stand for a date that is known, but not exactly.
      const shown = await this.parts.users.profileOf(user);
      setPerson(user, patient, {
        gender: gender === (shown.gender ?? null) ? undefined : gender,
        birthDate: dateOfBirth === (shown.birthDate ?? null) ? undefined : dateOfBirth,
      });
      if (patient && (address || (address === null && !patient.isComplete))) patient.address = address;
      Object.assign(user, Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)));
      return this.answerOf(user);
    });
  }

  /** Changes what another account may do, and ends its sessions (AU-7, reading 77). @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, FORBIDDEN, WRONG_STATE (the last admin) */
  async setUserType(actor: Actor, userId: string, userType: UserType): Promise<Profile> {
    const { sessions, clock } = this.parts;
    const input = { userId, userType };
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
        if (asked.userType === 'patient' && !(await tx.findOne(Patient, { user: user.id, deletedAt: null }))) {
          tx.create(Patient, { user, name: user.fullName, createdAt: clock.now() }).takePerson(user);
        }
        if (asked.userType !== 'admin') await requireOtherLiveAdmin(tx, user);
        const ended = await sessions.endOthers(tx, user.id, undefined);
        if (user.userType === asked.userType && ended > 0) changed('sessions');
        const isNewAdmin = asked.userType === 'admin' && user.userType !== 'admin';
        user.userType = asked.userType;
        await publish(tx, new UserTypeSet(user, clock.now()));
        if (isNewAdmin) await notifyOfAdmin(change, user, clock.now());
        return this.answerOf(user);
      },
      numberTakenInKind,
    );
  }

  private answerOf(user: User): WriteResult<Profile> {
    return { subject: user, answer: () => this.parts.users.profileOf(user) };
  }
}

/** The live record of an account that is locked, locked after it. */
const lockRecord = (user: User, lock: WriteContext<Account>['lock']) =>
  lock(Patient, { user: user.id, deletedAt: null });

/** A person's facts are stored once: on the live record when there is one, else on the account (reading 26). */
function setPerson(
  user: User,
  patient: Patient | null,
  facts: { birthDate?: string | null | undefined; gender?: User['gender'] | undefined },
): void {
  // A complete record needs a gender and a birth date: emptied, it keeps the one, and the other as not exact.
  const mayBeEmptied = !patient?.isComplete;
  if (facts.gender || (facts.gender === null && mayBeEmptied)) (patient ?? user).gender = facts.gender;
  if (facts.birthDate === undefined) return;
  if (!patient) {
    user.birthDate = facts.birthDate;
    return;
  }
  if (facts.birthDate !== null || mayBeEmptied) patient.birthDate = facts.birthDate;
  patient.birthDateExact = facts.birthDate !== null;
}
