import type { Pool } from 'pg';
import type { Actor } from '../../identity/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { reconcile, type Reconciliation } from './reconcile.js';

/** Whether every count that is shown is what the events say (recovery §1). */
export class ReconciliationService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { pool: Pool; clock: Clock },
  ) {}

  /** Compares every count with the events, now. */
  async reconcile(actor: Actor): Promise<Reconciliation> {
    const { pool, clock } = this.parts;
    return this.useCases.read(actor, 'recovery.reconcile', nothing, {}, async (_, { seen }) => {
      await seen({});
      return reconcile(pool, clock.now());
    });
  }

  /** What the last night's comparison found; null before the first. */
  async ofLastNight(actor: Actor): Promise<Reconciliation | null> {
    return this.useCases.read(actor, 'recovery.reconcile', nothing, {}, async () => {
      const { rows } = await this.parts.pool.query<Reconciliation>(
        'select at, plans, events, differences from reconciliation order by day desc limit 1',
      );
      return rows[0] ?? null;
    });
  }
}
