import type { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import { clinicDay } from '../../platform/clinic-time.js';
import type { Clock } from '../../platform/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { accountPageInput } from './account-list.input.js';
import { countAccounts, findAccounts, type AccountRow } from './account-list.queries.js';

export type { AccountRow };

/** A page of the accounts. */
export interface AccountPage {
  users: AccountRow[];
  total: number;
  page: number;
  limit: number;
}

/** Everybody who can sign in, or could (clinic §9). */
export class AccountListService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** A page of the accounts, newest first, and how many there are; a page beyond the end is empty. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof accountPageInput>): Promise<AccountPage> {
    return this.useCases.read(actor, 'user.list', accountPageInput, input, async (asked, { em, listed }) => {
      const { page, limit } = asked;
      const question = { filter: asked.filter ?? {}, today: clinicDay(this.clock.now()) };
      const total = await countAccounts(em, question);
      const users = await findAccounts(em, question, { limit, offset: (page - 1) * limit });
      await listed(users, asked.filter);
      return { users, total, page, limit };
    });
  }
}
