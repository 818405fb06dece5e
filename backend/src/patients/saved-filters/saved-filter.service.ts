import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { SavedFilter } from './saved-filter.entity.js';
import { saveFilterInput, savedListInput } from './saved-filter.input.js';

/** Saved filters per list; more would not fit a menu. */
const MOST = 50;

/** Manages the named filters of an admin's lists. */
export class SavedFilterService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the actor's filters of a list, by name. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof savedListInput>): Promise<SavedFilter[]> {
    return this.useCases.read(actor, 'filter.list', savedListInput, input, async ({ list }, { em, actor: own }) =>
      em.fork().find(SavedFilter, { ownerId: own.userId, list }, { orderBy: { name: 'asc', id: 'asc' } }),
    );
  }

  /** Saves a filter under a name; replaces one with the same name. @throws AppError BAD_INPUT, LIMIT_REACHED */
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
      // A concurrent request saved the same name.
      (constraint) =>
        constraint === 'saved_filter_name'
          ? new AppError('CHANGED_MEANWHILE', reasonFor('SAVED_FILTER_MEANWHILE'))
          : undefined,
    );
  }

  /** Deletes one of the actor's filters. @throws AppError NOT_FOUND */
  async remove(actor: Actor, id: string): Promise<string> {
    return this.useCases.write(actor, 'filter.delete', rowId, id, async (asked, { tx, lock, actor: own }) => {
      const saved = await lock(SavedFilter, { id: asked, ownerId: own.userId });
      if (!saved) throw new AppError('NOT_FOUND', reasonFor('SAVED_FILTER_NOT_FOUND'));
      tx.remove(saved);
      return { subject: saved, answer: () => asked };
    });
  }
}
