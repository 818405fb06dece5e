import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { announce, IS_OPEN, type Raised } from './raise-flag.js';

/** A score that is worse than the one before by the important difference. */
export interface WorseScore {
  responseId: string;
  /** English name. */
  name: string;
  value: number;
  before: number;
  answeredAt: string;
}

/** The plan, its worse scores, and whether answers were just stored. */
export interface ReviewedScores {
  planId: string;
  worse: readonly WorseScore[];
  isAnswered: boolean;
  now: Date;
}

/**
 * Withdraws an open SCORE_WORSE whose score is no longer worse, because answers were taken back, and raises it for the latest worse score
 * that no flag was raised for yet. The caller holds the lock on the plan.
 */
export async function reviewScores(
  tx: EntityManager,
  { planId, worse, isAnswered, now }: ReviewedScores,
): Promise<void> {
  const ids = [...new Set(worse.map(({ responseId }) => responseId))];
  await sql`
    update care_flag f set withdrawn_at = ${now}
    where f.plan_id = ${planId} and f.kind = 'SCORE_WORSE' and f.response_id <> all(${ids}::uuid[]) and ${IS_OPEN}`.execute(
    tx.getKysely(),
  );
  if (!isAnswered || ids.length === 0) return;
  const { rows: known } = await sql<{ id: string }>`
    select response_id as id from care_flag where plan_id = ${planId} and response_id = any(${ids}::uuid[])`.execute(
    tx.getKysely(),
  );
  const latest = worse
    .filter(({ responseId }) => !known.some(({ id }) => id === responseId))
    .toSorted((a, b) => new Date(a.answeredAt).getTime() - new Date(b.answeredAt).getTime())
    .at(-1);
  if (latest) await raiseScoreWorse(tx, planId, latest, now);
}

async function raiseScoreWorse(tx: EntityManager, planId: string, score: WorseScore, now: Date): Promise<void> {
  const { responseId, name, value, before, answeredAt } = score;
  const { rows } = await sql<Raised>`
    insert into care_flag as f (id, plan_id, kind, day, response_id, score_name, score, score_before, measurement_ids, raised_at)
    values (${uuidv7()}, ${planId}, 'SCORE_WORSE', ${clinicDay(new Date(answeredAt))}, ${responseId}, ${name}, ${value}, ${before}, '{}',
      ${now})
    on conflict (plan_id, kind) where seen_at is null and withdrawn_at is null do update set
      day = excluded.day, response_id = excluded.response_id, score_name = excluded.score_name, score = excluded.score,
      score_before = excluded.score_before, raised_at = excluded.raised_at, times = f.times + 1
    returning id, plan_id as "planId", xmax = 0 as "isNew"`.execute(tx.getKysely());
  await announce(tx, rows, now);
}
