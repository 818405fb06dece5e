import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { answeredScores } from '../../recovery/index.js';
import { clinicianName } from '../clinicians/clinician-name.js';
import { OUTCOME_INSTRUMENTS } from './outcome-instruments.js';
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
  /** Whether it is of the patient's own answers. */
  isByPatient: boolean;
}

type Given = Omit<OutcomeRow, 'takenAt'> & { takenAt: string };

/** Names of the activities of a score, in a form that equals for equal sets. */
const named = (alias: RawBuilder<unknown>) =>
  sql`(select coalesce(array_agg(lower(one->>'name') order by lower(one->>'name')), '{}') from jsonb_array_elements(${alias}.activities) one)`;

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const bareOf = (name: RawBuilder<unknown>) => sql`lower(regexp_replace(${name}, '[^A-Za-z0-9]', '', 'g'))`;

/** SQL rows of the instruments, to which a patient's own answers may belong. */
const instruments = sql`(values ${sql.join(
  OUTCOME_INSTRUMENTS.map(
    ({ key, low, high, higherIsBetter, usesActivities, questionnaire }) =>
      sql`(${key}::text, ${bare(key)}::text, ${questionnaire ?? null}::text, ${low}::numeric, ${high}::numeric, ${higherIsBetter}::boolean, ${usesActivities}::boolean)`,
  ),
)}) i (key, bare, questionnaire, low, high, higher_is_better, uses_activities)`;

/**
 * SQL rows of a patient's scores: those that physiotherapists entered, and those of the patient's own answers. An answer's score belongs to
 * the instrument of the same key, or of the questionnaire's name where it is its only score, and only on the same scale.
 */
const scoresOf = (patientId: RawBuilder<unknown>) => sql`(
  select s.id, s.patient_id, s.instrument, s.score, s.activities, s.taken_at, ${clinicianName(sql`s.entered_by_id`)} as entered_by,
    r.reason, false as is_by_patient
  from outcome_score s left join outcome_retraction r on r.score_id = s.id where s.patient_id = ${patientId}
  union all
  select a.id, a.patient_id, i.key, a.value, case when i.uses_activities then a.activities else '[]' end, a.answered_at, a.patient_name,
    case when a.retracted_at is not null then 'Taken back by the patient' end, true
  from ${answeredScores(patientId)} a join ${instruments}
    on i.low = a.low and i.high = a.high and i.higher_is_better = a.higher_is_better
      and (${bareOf(sql`a.key`)} = i.bare or (a.is_only and (${bareOf(sql`a.slug`)} = i.bare or a.slug = i.questionnaire))))`;

const select = (patientId: RawBuilder<unknown>) => sql`with known as ${scoresOf(patientId)}
  select s.id, s.patient_id as "patientId", s.instrument, s.score::float8 as score, s.activities,
    case when s.reason is null and first.id <> s.id then (s.score - first.score)::float8 end as "sinceFirst",
    s.taken_at as "takenAt", s.entered_by as "enteredBy", s.reason as "retractedReason", s.is_by_patient as "isByPatient"
  from known s
    left join lateral (
      select f.id, f.score from known f
      where f.instrument = s.instrument and f.reason is null and ${named(sql`f`)} = ${named(sql`s`)}
      order by f.taken_at, f.id limit 1) first on true`;

const rowOf = ({ takenAt, ...row }: Given): OutcomeRow => ({ ...row, takenAt: new Date(takenAt) });

/** Finds a patient's scores, newest first, retracted ones too. Callers check access. */
export async function findOutcomes(
  em: EntityManager,
  { patientId, instrument, first }: { patientId: string; instrument: string | null; first: number },
): Promise<OutcomeRow[]> {
  const { rows } = await sql<Given>`${select(sql`${patientId}::uuid`)}
    where ${instrument}::text is null or s.instrument = ${instrument}
    order by s.taken_at desc, s.id desc limit ${first}`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds the newest score of each instrument that counts. Callers check access. */
export async function findNewestOutcomes(em: EntityManager, patientId: string): Promise<OutcomeRow[]> {
  const { rows } = await sql<Given>`${select(sql`${patientId}::uuid`)}
    where s.id in (select distinct on (n.instrument) n.id from known n where n.reason is null
      order by n.instrument, n.taken_at desc, n.id desc)
    order by s.taken_at desc, s.id`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds a score that a physiotherapist entered, by id. */
export async function findOutcome(em: EntityManager, id: string): Promise<OutcomeRow | undefined> {
  const { rows } = await sql<Given>`${select(sql`(select patient_id from outcome_score where id = ${id}::uuid)`)}
    where s.id = ${id}::uuid`.execute(em.getKysely());
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
