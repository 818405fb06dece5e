import type { EntityManager } from '@mikro-orm/postgresql';
import { recountPainHigh, raisePainHigh } from '../flags/raise-flag.js';
import { reviewSkips } from '../flags/review-skips.js';
import { reviewScores } from '../flags/review-scores.js';
import { HIGH_PAIN } from '../ledger/how-far.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import { presentContent } from '../plans/plan-view.js';
import { findScores } from '../questionnaires/response.queries.js';
import { worseScores } from '../questionnaires/score-points.js';
import type { Entry } from './entry.input.js';
import type { StoredPain } from './entry.queries.js';

/**
 * Raises the flags of stored entries of a live plan, and withdraws those whose cause the patient took back, in the transaction of the entries.
 * The caller holds the lock on the plan.
 */
export async function reviewFlags(
  tx: EntityManager,
  plan: PlanRow,
  { entries, pains, now }: { entries: readonly Entry[]; pains: readonly StoredPain[]; now: Date },
): Promise<void> {
  const undone = new Set(entries.flatMap(({ undo }) => undo ?? []));
  const high = pains.filter(({ clientId, value }) => value >= HIGH_PAIN && !undone.has(clientId));
  await raisePainHigh(tx, plan.id, high, now);
  if (undone.size > 0) await recountPainHigh(tx, plan.id, now);
  const isAnswered = entries.some(({ answers }) => answers);
  if (isAnswered || undone.size > 0)
    await reviewScores(tx, { planId: plan.id, worse: worseScores(await findScores(tx, plan.id)), isAnswered, now });
  if (entries.some(({ skip, setDone, checkIn }) => skip ?? setDone ?? checkIn)) {
    const isSkipped = entries.some(({ skip }) => skip?.reason === 'PAIN');
    await reviewSkips(tx, { planId: plan.id, phase: presentContent(plan), isSkipped, now });
  }
}
