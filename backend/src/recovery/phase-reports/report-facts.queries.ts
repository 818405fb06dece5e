import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { findScores } from '../questionnaires/response.queries.js';
import { scorePoints } from '../questionnaires/score-points.js';
import type { ReportFacts } from './report-content.js';

/** Finds what a report says besides the plan. Values and answers that were retracted are left out. */
export async function findReportFacts(
  tx: EntityManager,
  { planId, phase, confirmedBy }: { planId: string; phase: number; confirmedBy: string },
): Promise<ReportFacts> {
  const { rows } = await sql<Omit<ReportFacts, 'scores'>>`
    select t.name as "confirmedBy", b.at as from,
      (select count(*) from plan_session s where s.plan_id = r.id and s.phase = ${phase} and s.state = 'DONE')::int as "doneInPhase",
      (select count(*) from plan_session s where s.plan_id = r.id and s.phase = ${phase} and s.state = 'MISSED')::int as "missedInPhase",
      (select coalesce(json_agg(json_build_object('measure', m.measure, 'side', m.side, 'mode', m.mode, 'value', m.value,
          'at', m.taken_at) order by m.taken_at, m.recorded_at, m.id), '[]')
        from measurement m where m.plan_id = r.id
          and not exists (select from measurement_retraction x where x.measurement_id = m.id)) as values,
      (select coalesce(json_agg(json_build_object('signs', k.signs, 'severity', k.severity, 'at', k.created_at,
          'answeredAt', k.resolved_at, 'advice', k.advice) order by k.created_at, k.id), '[]')
        from care_task k where k.plan_id = r.id and k.created_at >= b.at) as tasks
    from recovery_plan r
      join physiotherapist t on t.user_id = ${confirmedBy} and t.deleted_at is null
      join lateral (select coalesce((select g.confirmed_at from gate_passage g
        where g.plan_id = r.id and g.to_phase = ${phase}), r.created_at) as at) b on true
    where r.id = ${planId}`.execute(tx.getKysely());
  const [facts] = rows;
  if (!facts) throw new Error(`the plan ${planId} leaves no phase`);
  return { ...facts, from: new Date(facts.from).toISOString(), scores: scorePoints(await findScores(tx, planId)) };
}
