import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { clinicianName } from '../clinicians/clinician-name.js';
import type { RatedActivity } from './outcome-score.entity.js';

/** A score with its difference to the first one that counts. */
export interface OutcomeRow {
  id: string;
  patientId: string;
  instrument: string;
  score: number;
  activities: RatedActivity[];
  /** Difference to the first score of the instrument that counts, of PSFS with the same activities; null of that one, and if retracted. */
  sinceFirst: number | null;
  takenAt: Date;
  enteredBy: string;
  /** Null while it counts. */
  retractedReason: string | null;
}

type Given = Omit<OutcomeRow, 'takenAt'> & { takenAt: string };

/** Names of the activities of a score, in a form that equals for equal sets. */
const named = (alias: RawBuilder<unknown>) =>
  sql`(select coalesce(array_agg(lower(one->>'name') order by lower(one->>'name')), '{}') from jsonb_array_elements(${alias}.activities) one)`;

const select = sql`select s.id, s.patient_id as "patientId", s.instrument, s.score::float8 as score, s.activities,
    case when r.score_id is null and first.id <> s.id then (s.score - first.score)::float8 end as "sinceFirst",
    s.taken_at as "takenAt", ${clinicianName(sql`s.entered_by_id`)} as "enteredBy", r.reason as "retractedReason"
  from outcome_score s left join outcome_retraction r on r.score_id = s.id
    left join lateral (
      select f.id, f.score from outcome_score f
      where f.patient_id = s.patient_id and f.instrument = s.instrument and ${named(sql`f`)} = ${named(sql`s`)}
        and not exists (select from outcome_retraction x where x.score_id = f.id)
      order by f.taken_at, f.id limit 1) first on true`;

const rowOf = ({ takenAt, ...row }: Given): OutcomeRow => ({ ...row, takenAt: new Date(takenAt) });

/** Finds a patient's scores, newest first, retracted ones too. Callers check access. */
export async function findOutcomes(
  em: EntityManager,
  { patientId, instrument, first }: { patientId: string; instrument: string | null; first: number },
): Promise<OutcomeRow[]> {
  const { rows } = await sql<Given>`${select}
    where s.patient_id = ${patientId}::uuid and (${instrument}::text is null or s.instrument = ${instrument})
    order by s.taken_at desc, s.id desc limit ${first}`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds the newest score of each instrument that counts. Callers check access. */
export async function findNewestOutcomes(em: EntityManager, patientId: string): Promise<OutcomeRow[]> {
  const { rows } = await sql<Given>`select * from (${select}
    where s.id in (select distinct on (n.instrument) n.id from outcome_score n
      where n.patient_id = ${patientId}::uuid and not exists (select from outcome_retraction x where x.score_id = n.id)
      order by n.instrument, n.taken_at desc, n.id desc)) newest order by newest."takenAt" desc, newest.id`.execute(
    em.getKysely(),
  );
  return rows.map(rowOf);
}

/** Finds a score by id. */
export async function findOutcome(em: EntityManager, id: string): Promise<OutcomeRow | undefined> {
  const { rows } = await sql<Given>`${select} where s.id = ${id}::uuid`.execute(em.getKysely());
  return rows.map(rowOf)[0];
}

/** Stores what takes a score back. */
export async function storeOutcomeRetraction(
  em: EntityManager,
  id: string,
  { reason, by, at }: { reason: string; by: string; at: Date },
): Promise<void> {
  await sql`insert into outcome_retraction (score_id, reason, entered_by_id, at) values (${id}, ${reason}, ${by}, ${at})`.execute(
    em.getKysely(),
  );
}
