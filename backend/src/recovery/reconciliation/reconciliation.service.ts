import type { Pool } from 'pg';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { reconcile, type Reconciliation } from './reconcile.js';

/** Compares displayed counts with the events. */
export class ReconciliationService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { pool: Pool; clock: Clock },
  ) {}

  /** Runs a comparison now. */
  async reconcile(actor: Actor): Promise<Reconciliation> {
    const { pool, clock } = this.parts;
    return this.useCases.read(actor, 'recovery.reconcile', nothing, {}, async (_, { seen }) => {
      await seen({});
      return reconcile(pool, clock.now());
    });
  }

  /** Returns the result of the last nightly comparison; null before the first. */
  async ofLastNight(actor: Actor): Promise<Reconciliation | null> {
    return this.useCases.read(actor, 'recovery.reconcile', nothing, {}, async () => {
      const { rows } = await this.parts.pool.query<Reconciliation>(
        'select at, plans, events, differences from reconciliation order by day desc limit 1',
      );
      return rows[0] ?? null;
    });
  }
}
