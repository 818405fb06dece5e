import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { FindRecordSummary, RecordSummary } from './record-summary.js';
import { findUsersWithoutPatients, type UserWithoutPatient } from './user.queries.js';
import { User } from './user.entity.js';

/** Account with its patient record's summary; birth date and gender are the account's if the record has none. */
export interface Profile extends RecordSummary {
  user: User;
  /** Pending sign-in number, E.164. */
  pendingNumber: string | undefined;
}

const NOT_SO_MANY = validationMessage('ENTRIES', { least: 1, most: 100 });
export const withoutPatientsInput = z.object({
  first: z.int(NOT_SO_MANY).min(1, NOT_SO_MANY).max(100, NOT_SO_MANY).optional(),
  search: line.optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') }).nullish(),
});

/** Reads the pending sign-in number of an account. */
export interface PendingNumbers {
  pendingNumberOf(em: EntityManager, accountId: string): Promise<string | undefined>;
}

/** Reads accounts: one's own, and those without a record. */
export class UserService {
  constructor(
    private readonly em: EntityManager,
    private readonly useCases: UseCases,
    private readonly codes: PendingNumbers,
    private readonly findRecordSummary: FindRecordSummary,
  ) {}

  /** Returns the signed-in account; undefined for a visitor. */
  async me(actor: Actor): Promise<Profile | undefined> {
    return this.useCases.read(actor, 'user.readSelf', nothing, {}, async (_, { actor: own, em }) =>
      own.kind === 'visitor' ? undefined : this.profileOf(await em.findOneOrFail(User, own.userId)),
    );
  }

  /** Returns an account with the numbers of its sessions, which are counted and not stored. */
  async profileOf(user: User): Promise<Profile> {
    const record = await this.findRecordSummary(this.em, user.id);
    return {
      ...record,
      user,
      pendingNumber: await this.codes.pendingNumberOf(this.em, user.id),
      birthDate: record.birthDate ?? user.birthDate ?? undefined,
      gender: record.gender ?? user.gender,
    };
  }

  /** Returns patient accounts whose record is missing or incomplete, newest first. @throws AppError BAD_INPUT */
  async withoutPatients(actor: Actor, input: z.input<typeof withoutPatientsInput>): Promise<UserWithoutPatient[]> {
    return this.useCases.read(actor, 'user.listWithoutPatients', withoutPatientsInput, input, async (asked, look) => {
      const pattern = asked.search ? likePattern(asked.search) : undefined;
      const users = await findUsersWithoutPatients(look.em, { first: asked.first, pattern });
      await look.listed(users, { search: asked.search });
      return users;
    });
  }
}
