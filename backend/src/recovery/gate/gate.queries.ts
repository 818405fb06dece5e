import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Deviation } from './gate.input.js';
import type { EvaluatedValue } from './evaluate-gate.js';

/** Facts for the evaluation of a gate besides the plan. */
export interface GateFacts {
  /** The newest value per measure, side and mode, each by clinicians and by others; without retracted ones, in order of time. */
  measurements: EvaluatedValue[];
  /** Completed in the current phase. */
  sessionsInPhase: number;
  /** Open, of this phase or an earlier one. */
  openSessions: number;
}

type Given = Omit<GateFacts, 'measurements'> & {
  planId: string;
  measurements: (Omit<EvaluatedValue, 'takenAt' | 'recordedAt'> & Record<'takenAt' | 'recordedAt', string>)[];
};

/** Finds the facts of all given plans in one statement. */
export async function findGateFacts(em: EntityManager, planIds: readonly string[]): Promise<Map<string, GateFacts>> {
  const { rows } = await sql<Given>`
    select r.id as "planId", s.done as "sessionsInPhase", s.open as "openSessions", (
      select coalesce(json_agg(json_build_object('measure', m.measure, 'value', m.value, 'side', m.side, 'mode', m.mode,
        'takenAt', m.taken_at, 'recordedAt', m.recorded_at, 'enteredAs', m.entered_as) order by m.taken_at, m.recorded_at, m.id), '[]')
      from (
        select distinct on (measure, side, mode, entered_as in ('PHYSIOTHERAPIST', 'DOCTOR')) *
        from measurement v
        where plan_id = r.id and not exists (select from measurement_retraction x where x.measurement_id = v.id)
        order by measure, side, mode, entered_as in ('PHYSIOTHERAPIST', 'DOCTOR'), taken_at desc, recorded_at desc, id desc
      ) m) as measurements
    from recovery_plan r
      join lateral (select 1 + count(*) as phase from gate_passage g where g.plan_id = r.id) at on true
      join lateral (select count(*) filter (where state = 'DONE' and phase = at.phase)::int as done,
          count(*) filter (where state = 'AHEAD' and planned_phase <= at.phase)::int as open
        from plan_session where plan_id = r.id) s on true
    where r.id = any(${planIds}::uuid[])`.execute(em.getKysely());
  return new Map(
    rows.map(({ planId, measurements, ...counts }) => [planId, { ...counts, measurements: measurements.map(valueOf) }]),
  );
}

const valueOf = ({ takenAt, recordedAt, ...value }: Given['measurements'][number]): EvaluatedValue => ({
  ...value,
  takenAt: new Date(takenAt),
  recordedAt: new Date(recordedAt),
});

/** Passage of a gate. */
interface Passage {
  planId: string;
  fromPhase: number;
  /** Null after the last phase. */
  toPhase: number | null;
  deviations: readonly Deviation[];
  /** Account of the physiotherapist. */
  confirmedBy: string;
}

/** Stores a passage by a physiotherapist: the plan's, or whoever covers. The caller holds the lock on the plan. */
export async function storePassage(
  tx: EntityManager,
  { planId, fromPhase, toPhase, deviations, confirmedBy }: Passage,
  now: Date,
): Promise<void> {
  await sql`
    insert into gate_passage (plan_id, from_phase, to_phase, deviations, physiotherapist_id, confirmed_at)
    select r.id, ${fromPhase}, ${toPhase}::int, ${JSON.stringify(deviations)}::jsonb, t.id, ${now}
    from recovery_plan r, physiotherapist t
    where r.id = ${planId} and t.user_id = ${confirmedBy} and t.deleted_at is null`.execute(tx.getKysely());
}
