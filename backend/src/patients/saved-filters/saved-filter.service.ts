import type { z } from 'zod';
import type { Actor } from '../../identity/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import { AppError } from '../../platform/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { SavedFilter } from './saved-filter.entity.js';
import { saveFilterInput, savedListInput } from './saved-filter.input.js';

/** More than one reads in a menu. */
const MOST = 50;

/** Filters of the console's lists by name, each admin's own (clinic §7). */
export class SavedFilterService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** One's own of a list, by name. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof savedListInput>): Promise<SavedFilter[]> {
    return this.useCases.read(actor, 'filter.list', savedListInput, input, async ({ list }, { em, actor: own }) =>
      em.fork().find(SavedFilter, { ownerId: own.userId, list }, { orderBy: { name: 'asc', id: 'asc' } }),
    );
  }

  /** Saves filters under a name, in the place of others of that name. @throws AppError BAD_INPUT, LIMIT_REACHED */
  async save(actor: Actor, input: z.input<typeof saveFilterInput>): Promise<SavedFilter> {
    return this.useCases.write(
      actor,
      'filter.save',
      saveFilterInput,
      input,
      async ({ list, name, query }, { tx, lock, actor: own }) => {
        const mine = { ownerId: own.userId, list };
        const former = await lock(SavedFilter, { ...mine, name });
        if (former) {
          former.query = query;
          return { subject: former, answer: () => former };
        }
        if ((await tx.count(SavedFilter, mine)) >= MOST)
          throw new AppError('LIMIT_REACHED', reasonFor('SAVED_FILTERS_FULL', { most: MOST }));
        const saved = tx.create(SavedFilter, { ...mine, name, query, createdAt: this.clock.now() });
        return { subject: saved, answer: () => saved };
      },
      // Sent twice at once: the other one is there.
      (constraint) =>
        constraint === 'saved_filter_name'
          ? new AppError('CHANGED_MEANWHILE', reasonFor('SAVED_FILTER_MEANWHILE'))
          : undefined,
    );
  }

  /** Deletes one's own. @throws AppError NOT_FOUND */
  async remove(actor: Actor, id: string): Promise<string> {
    return this.useCases.write(actor, 'filter.delete', rowId, id, async (asked, { tx, lock, actor: own }) => {
      const saved = await lock(SavedFilter, { id: asked, ownerId: own.userId });
      if (!saved) throw new AppError('NOT_FOUND', reasonFor('SAVED_FILTER_NOT_FOUND'));
      tx.remove(saved);
      return { subject: saved, answer: () => asked };
    });
  }
}
