import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { OneTimeCodes } from '../auth/one-time-codes.js';
import { countAhead, countSessions, recoveryPercent } from '../../patients/records/session-counts.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { DEFAULT_PLANNED_SESSIONS, Patient } from '../../patients/records/patient.entity.js';
import { validationMessage } from '../../platform/reasons/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findUsersWithoutPatients, type UserWithoutPatient } from './user.queries.js';
import { User } from './user.entity.js';

/** An account with what is derived from its patient record. */
export interface Profile {
  user: User;
  /** A new sign-in number that has yet to be proved by its code, E.164. */
  pendingNumber: string | undefined;
  /** The person's birth date: the record's when it is exact, else the account's. */
  birthDate: string | undefined;
  gender: User['gender'];
  /** The address of the patient record. */
  address: string | undefined;
  sessionsCompleted: number;
  missedSessions: number;
  plannedSessions: number;
  sessionsToGo: number | undefined;
  recoveryProgress: number;
}

const NOT_SO_MANY = validationMessage('ENTRIES', { least: 1, most: 100 });
export const withoutPatientsInput = z.object({
  first: z.int(NOT_SO_MANY).min(1, NOT_SO_MANY).max(100, NOT_SO_MANY).optional(),
  search: line.optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') }).nullish(),
});

/** Accounts: one's own, and those that wait for a record. */
export class UserService {
  constructor(
    private readonly em: EntityManager,
    private readonly useCases: UseCases,
    private readonly codes: OneTimeCodes,
  ) {}

  /** The signed-in account; undefined for a visitor. */
  async me(actor: Actor): Promise<Profile | undefined> {
    return this.useCases.read(actor, 'user.readSelf', nothing, {}, async (_, { actor: own, em }) =>
      own.kind === 'visitor' ? undefined : this.profileOf(await em.findOneOrFail(User, own.userId)),
    );
  }

  /** An account with the numbers of its sessions, which are counted, never stored (reading 45). */
  async profileOf(user: User): Promise<Profile> {
    const patient = await this.em.findOne(Patient, { user: user.id, deletedAt: null });
    const counts = patient && (await countSessions(this.em, patient.id));
    const { completed, missed } = counts ?? { completed: 0, missed: 0 };
    const plannedSessions = counts?.planned ?? patient?.plannedSessions ?? DEFAULT_PLANNED_SESSIONS;
    return {
      user,
      pendingNumber: await this.codes.pendingNumberOf(this.em, user.id),
      birthDate: (patient?.birthDateExact ? patient.birthDate : undefined) ?? user.birthDate ?? undefined,
      gender: patient?.gender ?? user.gender,
      address: patient?.address ?? undefined,
      sessionsCompleted: completed,
      missedSessions: missed,
      plannedSessions,
      sessionsToGo: patient ? await countAhead(this.em, patient.id) : undefined,
      recoveryProgress: recoveryPercent(completed, plannedSessions),
    };
  }

  /**
   * Patient accounts whose record is missing or not complete, newest first (reading 30).
   * @throws AppError BAD_INPUT
   */
  async withoutPatients(actor: Actor, input: z.input<typeof withoutPatientsInput>): Promise<UserWithoutPatient[]> {
    return this.useCases.read(actor, 'user.listWithoutPatients', withoutPatientsInput, input, async (asked, look) => {
      const pattern = asked.search ? likePattern(asked.search) : undefined;
      const users = await findUsersWithoutPatients(look.em, { first: asked.first, pattern });
      await look.listed(users, { search: asked.search });
      return users;
    });
  }
}
