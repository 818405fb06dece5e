import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { CareFlag } from './care-flag.entity.js';
import { findFlag, findFlags } from './flag.queries.js';
import { flagView, type FlagView } from './flag-view.js';

/** Selects the flags to list. */
export const flagListInput = z.object({
  all: z.boolean(validationMessage('YES_OR_NO', { input: 'ALL_FLAGS' })).default(false),
});

/** A flag that was seen, and what was done about it. */
export const seeFlagInput = z.object({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  note: lines.between('NOTE', 3, 500),
});

const noFlag = () => new AppError('NOT_FOUND', reasonFor('FLAG_NOT_FOUND'));

/** Lists flags, and marks them as seen. */
export class FlagService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the open flags of the plans in the actor's care, of all plans for an admin; with `all` also those of the last 30 days that were seen. */
  async list(actor: Actor, input: z.input<typeof flagListInput>): Promise<FlagView[]> {
    return this.useCases.read(
      actor,
      'careFlag.list',
      flagListInput,
      input,
      async ({ all }, { em, actor: own, listed }) => {
        const rows = await findFlags(em, { visibleTo: own, all, now: this.clock.now() });
        await listed(rows, all ? { all } : {});
        return rows.map((row) => flagView(row, own.role));
      },
    );
  }

  /** Marks a flag as seen, which ends it. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async see(actor: Actor, input: z.input<typeof seeFlagInput>): Promise<FlagView> {
    return this.useCases.write(actor, 'careFlag.see', seeFlagInput, input, async ({ id, note }, change) => {
      const { tx, actor: own, lock } = change;
      const found = (await findFlag(tx, own, id)) && (await lock(CareFlag, { id }));
      if (!found || found.withdrawnAt) throw noFlag();
      if (found.seenAt) throw new AppError('WRONG_STATE', reasonFor('FLAG_SEEN'));
      tx.assign(found, { seenAt: this.clock.now(), seenById: own.userId, note });
      return {
        subject: found,
        answer: async () => {
          const row = await findFlag(tx, own, id);
          if (!row) throw noFlag();
          return flagView(row, own.role);
        },
      };
    });
  }
}
