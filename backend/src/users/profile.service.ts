import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import { userIdOf, type Actor } from '../auth/actor.js';
import type { Sessions } from '../auth/session.js';
import type { Verb } from '../auth/verbs.js';
import type { Clock } from '../clock.js';
import { violatedConstraint } from '../db/database.js';
import { LOCKED } from '../db/locked.js';
import { retryDeadlock } from '../db/retry-deadlock.js';
import { AppError, badInput } from '../errors.js';
import { parseInput } from '../parse-input.js';
import { Patient } from '../patients/patient.entity.js';
import { because } from '../reasons/reason.js';
import { lockAdmins, requireOtherLiveAdmin } from '../staff/live-admins.js';
import { completeProfileInput, updateProfileInput } from './profile.input.js';
import { User, USER_TYPES, type UserType } from './user.entity.js';
import type { Profile, UserService } from './user.service.js';

/** What profiles need. */
export interface ProfileParts {
  em: EntityManager;
  access: Access;
  audit: AuditTrail;
  clock: Clock;
  users: UserService;
  sessions: Sessions;
}

/** What people change of their own account, and what an admin changes of another's (readings 5, 16 to 19, 26, 71, 77). */
export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /** Fills in the profile form; the patient record learns name, birth date and gender too, while it is bare. @throws AppError BAD_INPUT */
  async complete(actor: Actor, input: unknown): Promise<Profile> {
    await this.parts.access.require(actor, 'user.completeProfile');
    const { name, email, dateOfBirth, gender } = parseInput(completeProfileInput(this.parts.clock.now()), input);
    return this.change(actor, 'user.completeProfile', async (user, patient) => {
      const before = await this.parts.users.profileOf(user);
      const changed = {
        fullName: user.fullName !== name,
        email: user.email !== email,
        dateOfBirth: before.birthDate !== dateOfBirth,
        gender: before.gender !== gender,
        profileCompleted: !user.profileCompleted,
      };
      user.fullName = name;
      user.email = email;
      user.profileCompleted = true;
      setPerson(user, patient, { birthDate: dateOfBirth, gender });
      if (patient && !patient.isComplete) patient.name = name;
      return Object.entries(changed).flatMap(([field, isChanged]) => (isChanged ? [field] : []));
    });
  }

  /** Leaves the form for later: it is not asked for again, and the record stays as it is (reading 5). */
  async skip(actor: Actor): Promise<Profile> {
    await this.parts.access.require(actor, 'user.completeProfile');
    return this.change(actor, 'user.completeProfile', async (user) => {
      const changed = user.profileCompleted ? [] : ['profileCompleted'];
      user.profileCompleted = true;
      return changed;
    });
  }

  /** Changes the personal fields and ignores all others (AZ-5). @throws AppError BAD_INPUT */
  async update(actor: Actor, input: unknown): Promise<Profile> {
    await this.parts.access.require(actor, 'user.updateProfile');
    const { dateOfBirth, gender, ...own } = parseInput(updateProfileInput(this.parts.clock.now()), input);
    return this.change(actor, 'user.updateProfile', async (user, patient) => {
      const before = await this.parts.users.profileOf(user);
      const changed = Object.entries(own).filter(
        ([name, value]) => value !== undefined && (user[name as keyof User] ?? null) !== value,
      );
      Object.assign(user, Object.fromEntries(changed));
      const names = changed.map(([name]) => name);
      if (dateOfBirth !== undefined && dateOfBirth !== (before.birthDate ?? null)) {
        setPerson(user, patient, { birthDate: dateOfBirth });
        names.push('dateOfBirth');
      }
      if (gender !== undefined && gender !== (before.gender ?? null)) {
        setPerson(user, patient, { gender });
        names.push('gender');
      }
      return names;
    });
  }

  /** Changes what another account may do, and ends its sessions (AU-7, reading 77). @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, FORBIDDEN, WRONG_STATE (the last admin) */
  async setUserType(actor: Actor, userId: string, userType: UserType): Promise<Profile> {
    const { access, audit, em, users, sessions, clock } = this.parts;
    await access.require(actor, 'user.setType');
    if (!USER_TYPES.includes(userType))
      throw badInput({ userType: because('EITHER', { input: 'USER_TYPE', choices: USER_TYPES.join(', ') }) });
    try {
      return await em.transactional(async (tx) => {
        await lockAdmins(tx);
        const user = isUuid(userId) && (await tx.findOne(User, { id: userId, deletedAt: null }, LOCKED));
        if (!user) throw new AppError('NOT_FOUND', because('ACCOUNT_NOT_FOUND'));
        if (user.id === userIdOf(actor)) throw new AppError('FORBIDDEN', because('OWN_TYPE'));
        if (userType === 'patient' && !(await tx.findOne(Patient, { user: user.id, deletedAt: null }))) {
          tx.create(Patient, { user, name: user.fullName, createdAt: clock.now() }).takePerson(user);
        }
        if (userType !== 'admin') await requireOtherLiveAdmin(tx, user);
        const changedFields = user.userType === userType ? [] : ['userType'];
        user.userType = userType;
        await tx.flush();
        await sessions.endOthers(tx, user.id, undefined);
        audit.record(tx, actor, {
          verb: 'user.setType',
          subjectType: 'user',
          subjectId: user.id,
          changedFields,
        });
        return users.profileOf(user);
      });
    } catch (error) {
      if (!violatedConstraint(error)?.startsWith('app_user_')) throw error;
      throw new AppError('ALREADY_EXISTS', because('NUMBER_TAKEN_IN_KIND'));
    }
  }

  /** One transaction on one's own account, its rows locked: the change and its audit row, which a change of nothing does not need. */
  private async change(
    actor: Actor,
    verb: Verb,
    work: (user: User, patient: Patient | null) => Promise<string[]>,
  ): Promise<Profile> {
    const { em, audit, users } = this.parts;
    // Whoever deletes the record at the same moment holds it and waits for the account; here it is the other way round.
    const userId = await retryDeadlock(() =>
      em.transactional(async (tx) => {
        const user = await tx.findOneOrFail(User, userIdOf(actor) ?? '', LOCKED);
        const patient = await tx.findOne(Patient, { user: user.id, deletedAt: null }, LOCKED);
        const changedFields = await work(user, patient);
        await tx.flush();
        if (changedFields.length > 0)
          audit.record(tx, actor, { verb, subjectType: 'user', subjectId: user.id, changedFields });
        return user.id;
      }),
    );
    return users.profileOf(await em.fork().findOneOrFail(User, userId));
  }
}

/** A person's facts are stored once: on the live record when there is one, else on the account (reading 26). */
function setPerson(
  user: User,
  patient: Patient | null,
  facts: { birthDate?: string | null; gender?: User['gender'] },
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
