import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { BodySide } from '../../recovery/index.js';
import { clinicianName } from '../clinicians/clinician-name.js';
import type { PRECAUTION_KINDS, WEIGHTS } from './precaution.entity.js';

/** Number of precautions that are listed. */
const MOST_LISTED = 200;

/** A precaution with the name of who entered it. */
export interface PrecautionRow {
  id: string;
  kind: (typeof PRECAUTION_KINDS)[number];
  weightBearing: (typeof WEIGHTS)[number] | null;
  percent: number | null;
  side: BodySide | null;
  text: string;
  /** Last day, YYYY-MM-DD. */
  until: string | null;
  addedBy: string;
  addedAt: Date;
  endedAt: Date | null;
  endedReason: string | null;
}

type Given = Omit<PrecautionRow, 'addedAt' | 'endedAt'> & { addedAt: string; endedAt: string | null };

const rowOf = ({ addedAt, endedAt, ...row }: Given): PrecautionRow => ({
  ...row,
  addedAt: new Date(addedAt),
  endedAt: endedAt === null ? null : new Date(endedAt),
});

const columns = sql`c.id, c.kind, c.weight_bearing as "weightBearing", c.percent, c.side, c.text, c.until::text as until,
  ${clinicianName(sql`c.added_by_id`)} as "addedBy", c.added_at as "addedAt", c.ended_at as "endedAt", c.ended_reason as "endedReason"`;

/** Finds a patient's precautions, newest first, also those that ended. */
export async function findPrecautions(
  em: EntityManager,
  patientId: string,
  most = MOST_LISTED,
): Promise<PrecautionRow[]> {
  const { rows } = await sql<Given>`select ${columns} from precaution c where c.patient_id = ${patientId}::uuid
    order by c.added_at desc, c.id desc limit ${most}`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds the live precautions of patients on a day, weight bearing first, by patient. Callers check access. */
export async function findLivePrecautions(
  em: EntityManager,
  patientIds: readonly string[],
  today: string,
): Promise<Map<string, PrecautionRow[]>> {
  const { rows } = await sql<Given & { patientId: string }>`
    select c.patient_id as "patientId", ${columns} from precaution c
    where c.patient_id = any(${[...patientIds]}::uuid[]) and c.ended_at is null and (c.until is null or c.until >= ${today}::date)
    order by c.kind <> 'WEIGHT_BEARING', c.added_at desc, c.id desc`.execute(em.getKysely());
  return Map.groupBy(
    rows.map(({ patientId, ...row }) => ({ patientId, ...rowOf(row) })),
    ({ patientId }) => patientId,
  );
}

/** Finds a precaution by id. */
export async function findPrecaution(em: EntityManager, id: string): Promise<PrecautionRow | undefined> {
  const { rows } = await sql<Given>`select ${columns} from precaution c where c.id = ${id}::uuid`.execute(
    em.getKysely(),
  );
  return rows.map(rowOf)[0];
}

/** Counts a patient's precautions that are live on a day: neither ended nor past their last day. */
export async function countLive(em: EntityManager, patientId: string, today: string): Promise<number> {
  const { rows } = await sql<{ live: number }>`select count(*)::int as live from precaution
    where patient_id = ${patientId}::uuid and ended_at is null and (until is null or until >= ${today}::date)`.execute(
    em.getKysely(),
  );
  return rows[0]?.live ?? 0;
}
