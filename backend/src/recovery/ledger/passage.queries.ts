import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** A passed gate. */
export interface PassageRow {
  fromPhase: number;
  toPhase: number | null;
  confirmedAt: string;
  confirmedBy: string;
  deviations: { criterion: string; reason: string }[];
  /** The report of the phase; null of a phase that was left before reports were stored. */
  reportId: string | null;
}

/** Finds the passed gates of a plan, in order. */
export async function findPassages(em: EntityManager, planId: string): Promise<PassageRow[]> {
  const { rows } = await sql<PassageRow>`
    select g.from_phase as "fromPhase", g.to_phase as "toPhase", g.confirmed_at as "confirmedAt", t.name as "confirmedBy", g.deviations,
      (select x.id from phase_report x where x.plan_id = g.plan_id and x.from_phase = g.from_phase) as "reportId"
    from gate_passage g join physiotherapist t on t.id = g.physiotherapist_id where g.plan_id = ${planId}
    order by g.from_phase`.execute(em.getKysely());
  return rows;
}
