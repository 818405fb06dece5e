import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { accountPageInput } from './account-list.input.js';
import { countAccounts, findAccounts, type AccountRow } from './account-list.queries.js';

export type { AccountRow };

/** Page of accounts. */
export interface AccountPage {
  users: AccountRow[];
  total: number;
  page: number;
  limit: number;
}

/** Lists all accounts, including disabled ones. */
export class AccountListService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of accounts, newest first, and their total; a page beyond the end is empty. @throws AppError BAD_INPUT */
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
