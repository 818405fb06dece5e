import { lockOwn, type Profile, type User, type UserService } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { WriteContext, WriteResult, UseCases } from '../../platform/use-cases.js';
import { Patient } from '../records/patient.entity.js';
import { completeProfileInput, updateProfileInput, type CompleteProfile, type UpdateProfile } from './profile.input.js';

/** Updates people's own data: on the account and on the live patient record. */
export class ProfileService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; users: UserService },
  ) {}

  /** Saves the profile form. Also fills name, birth date and gender of a bare record. @throws AppError BAD_INPUT */
  async complete(actor: Actor, input: CompleteProfile): Promise<Profile> {
    const schema = completeProfileInput(this.parts.clock.now());
    return this.useCases.write(actor, 'user.completeProfile', schema, input, async (asked, { actor: own, lock }) => {
      const user = await lockOwn(own, lock);
      const patient = await lockRecord(user, lock);
      const { name, email, dateOfBirth: birthDate, gender } = asked;
      Object.assign(user, { fullName: name, profileCompleted: true });
      user.enterEmail(email);
      setPerson(user, patient, { birthDate, gender });
      if (patient && !patient.isComplete) patient.name = name;
      return this.answerOf(user);
    });
  }

  /** Skips the profile form for good; the record stays unchanged. */
  async skip(actor: Actor): Promise<Profile> {
    return this.useCases.write(actor, 'user.completeProfile', nothing, {}, async (_, { actor: own, lock }) => {
      const user = await lockOwn(own, lock);
      user.profileCompleted = true;
      return this.answerOf(user);
    });
  }

  /** Updates the personal fields and ignores all others. @throws AppError BAD_INPUT */
  async update(actor: Actor, input: UpdateProfile): Promise<Profile> {
    const schema = updateProfileInput(this.parts.clock.now());
    return this.useCases.write(actor, 'user.updateProfile', schema, input, async (asked, { actor: own, lock }) => {
      const user = await lockOwn(own, lock);
      const patient = await lockRecord(user, lock);
      const { dateOfBirth, gender, address, email, ...named } = asked;
      // An unchanged value is not an edit: the profile shows no birth date where only an inexact one is known.
      const shown = await this.parts.users.profileOf(user);
      setPerson(user, patient, {
        gender: gender === (shown.gender ?? null) ? undefined : gender,
        birthDate: dateOfBirth === (shown.birthDate ?? null) ? undefined : dateOfBirth,
      });
      if (patient && (address || (address === null && !patient.isComplete))) patient.address = address;
      if (email !== undefined) user.enterEmail(email);
      Object.assign(user, Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)));
      return this.answerOf(user);
    });
  }

  private answerOf(user: User): WriteResult<Profile> {
    return { subject: user, answer: () => this.parts.users.profileOf(user) };
  }
}

/** Locks the live record of an account. Lock the account first. */
const lockRecord = (user: User, lock: WriteContext<Account>['lock']) =>
  lock(Patient, { user: user.id, deletedAt: null });

/** Sets personal data in its single location: the live record, otherwise the account. */
function setPerson(
  user: User,
  patient: Patient | null,
  facts: { birthDate?: string | null | undefined; gender?: User['gender'] | undefined },
): void {
  // A complete record needs a gender and a birth date. If emptied, the gender stays, and the birth date stays as
  // inexact.
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
