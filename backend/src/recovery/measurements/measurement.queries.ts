import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { familyName } from '../../patients/index.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';
import type { Measure } from '../protocols/protocol-content.js';
import type { ENTERED_AS } from '../ledger/session-event.queries.js';
import type { NewValue } from './new-value.js';

/** A measurement and its author. */
export interface MeasurementRow extends NewValue {
  id: string;
  takenAt: Date;
  recordedAt: Date;
  enteredAs: (typeof ENTERED_AS)[number];
  enteredBy: string;
  /** Reason of the retraction; null while it counts. */
  retractedReason: string | null;
  /** The treatment note that it belongs to. */
  noteId: string | null;
}

/** The row as plain statements return it. */
type Given = Omit<MeasurementRow, 'value' | 'takenAt' | 'recordedAt'> &
  Record<'value' | 'takenAt' | 'recordedAt', string>;

const rowOf = ({ value, takenAt, recordedAt, ...row }: Given): MeasurementRow => ({
  ...row,
  value: Number(value),
  takenAt: new Date(takenAt),
  recordedAt: new Date(recordedAt),
});

const columns = sql`m.id, m.measure, m.value, m.side, m.mode, m.method, m.taken_at as "takenAt", m.recorded_at as "recordedAt",
  m.entered_as as "enteredAs", x.reason as "retractedReason", m.note_id as "noteId", case m.entered_as when 'PATIENT' then p.name when 'FAMILY' then ${familyName(sql`m.entered_by`, sql`p.id`)}
    when 'PHYSIOTHERAPIST' then (select name from physiotherapist where user_id = m.entered_by)
    when 'DOCTOR' then (select name from doctor where user_id = m.entered_by) else u.full_name end as "enteredBy"`;
// Values keep the record that they were entered for: those of a merged one are read through the other.
const tables = sql`measurement m join patient s on s.id = m.patient_id join patient p on p.id = coalesce(s.merged_into, s.id)
  join app_user u on u.id = m.entered_by left join measurement_retraction x on x.measurement_id = m.id`;

/** Finds a plan's measurements, newest first, including retracted ones. */
export async function findMeasurements(
  em: EntityManager,
  planId: string,
  { measure, first }: { measure?: Measure | null | undefined; first: number },
): Promise<MeasurementRow[]> {
  const { rows } = await sql<Given>`
    select ${columns} from ${tables} where m.plan_id = ${planId} and (${measure ?? null}::text is null or m.measure = ${measure ?? null})
    order by m.taken_at desc, m.recorded_at desc, m.id desc limit ${first}`.execute(em.getKysely());
  return rows.map(rowOf);
}

const ofPatient = (patientId: string) =>
  sql`m.patient_id in (select id from patient where id = ${patientId}::uuid or merged_into = ${patientId}::uuid)`;

/** Finds a patient's measurements, with a plan or without, newest first, including retracted ones. Callers check access. */
export async function findPatientValues(
  em: EntityManager,
  patientId: string,
  { measure, first }: { measure?: Measure | null | undefined; first: number },
): Promise<MeasurementRow[]> {
  const { rows } = await sql<Given>`
    select ${columns} from ${tables} where ${ofPatient(patientId)} and (${measure ?? null}::text is null or m.measure = ${measure ?? null})
    order by m.taken_at desc, m.recorded_at desc, m.id desc limit ${first}`.execute(em.getKysely());
  return rows.map(rowOf);
}

/**
 * Finds the newest measurement that counts of each measure, side and motion mode of a patient, newest first, with a plan or without; those of
 * one note can be left out. Callers check access.
 */
export async function findNewestByMode(
  em: EntityManager,
  patientId: string,
  exceptNoteId: string | null = null,
): Promise<MeasurementRow[]> {
  const { rows } = await sql<Given>`
    select * from (select distinct on (m.measure, m.side, m.mode) ${columns} from ${tables}
      where ${ofPatient(patientId)} and x.reason is null
        and (${exceptNoteId}::uuid is null or m.note_id is distinct from ${exceptNoteId}::uuid)
      order by m.measure, m.side, m.mode, m.taken_at desc, m.recorded_at desc, m.id desc) newest
    order by "takenAt" desc, "recordedAt" desc, id desc`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds the newest measurement that counts of each measure and side of a patient, with a plan or without, newest first. */
export async function findNewestValues(em: EntityManager, patientId: string): Promise<MeasurementRow[]> {
  const seen = new Set<string>();
  return (await findNewestByMode(em, patientId)).filter(({ measure, side }) => {
    // A value of both legs has a side under a plan alone.
    const name = MEASURE_BOUNDS[measure].sides ? measure : `${measure} ${side}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** Finds measurements by id, in the order of the ids. */
export async function findMeasurementsById(em: EntityManager, ids: readonly string[]): Promise<MeasurementRow[]> {
  const { rows } = await sql<Given>`
    select ${columns} from ${tables} where m.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], m.id)`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds the measurements of notes that count, by note, in the order of their entry. */
export async function findNoteValues(
  em: EntityManager,
  noteIds: readonly string[],
): Promise<Map<string, MeasurementRow[]>> {
  const byNote = new Map<string, MeasurementRow[]>();
  if (noteIds.length === 0) return byNote;
  const { rows } = await sql<Given>`
    select ${columns} from ${tables} where m.note_id = any(${[...noteIds]}::uuid[]) and x.reason is null
    order by m.recorded_at, m.id`.execute(em.getKysely());
  for (const row of rows.map(rowOf)) if (row.noteId) byNote.set(row.noteId, [...(byNote.get(row.noteId) ?? []), row]);
  return byNote;
}

/** Finds a measurement with its plan, if any, and its patient's present record; with an account, only one by this account. */
export async function findMeasurement(
  em: EntityManager,
  id: string,
  enteredBy?: string,
): Promise<{ planId: string | null; patientId: string; row: MeasurementRow } | undefined> {
  const own = enteredBy ? sql`and m.entered_by = ${enteredBy}` : sql``;
  const { rows } = await sql<Given & { planId: string | null; patientId: string }>`
    select m.plan_id as "planId", p.id as "patientId", ${columns} from ${tables} where m.id = ${id} ${own}`.execute(
    em.getKysely(),
  );
  return rows.map(({ planId, patientId, ...row }) => ({ planId, patientId, row: rowOf(row) }))[0];
}

/** Author of measurements. */
interface Entry {
  enteredBy: string;
  enteredAs: MeasurementRow['enteredAs'];
  now: Date;
}

/** Plan, or patient without one, and author of measurements. */
export type Source = Entry & ({ planId: string } | { planId: null; patientId: string });

/** Stores measurements with their times, entries and notes, passed as one JSON document. @returns their ids */
export async function storeMeasurements(
  tx: EntityManager,
  values: readonly (NewValue & { takenAt: Date; entryId?: string | undefined; noteId?: string | undefined })[],
  source: Source,
): Promise<string[]> {
  const { planId, enteredBy, enteredAs, now } = source;
  const rows = values.map((value) => ({ id: uuidv7(), ...value }));
  // The database takes the patient of a value under a plan from the plan.
  const patientId = source.planId === null ? source.patientId : null;
  await sql`
    insert into measurement (id, plan_id, patient_id, note_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as,
      entry_id)
    select id, ${planId}::uuid, ${patientId}::uuid, "noteId", measure, value, side, mode, method, "takenAt", ${now}, ${enteredBy},
      ${enteredAs}, "entryId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, measure text, value numeric, side text, mode text, method text, "takenAt" timestamptz, "entryId" uuid, "noteId" uuid)`.execute(
    tx.getKysely(),
  );
  return rows.map(({ id }) => id);
}

/** Retracts measurements, which stay in the list. @returns the number of those that were not retracted before */
export async function storeRetractions(
  tx: EntityManager,
  ids: readonly string[],
  { reason, enteredBy, enteredAs, now }: Entry & { reason: string },
): Promise<number> {
  const { rows } = await sql`
    insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at)
    select id, ${reason}, ${enteredBy}, ${enteredAs}, ${now} from unnest(${[...ids]}::uuid[]) id
    on conflict (measurement_id) do nothing returning measurement_id`.execute(tx.getKysely());
  return rows.length;
}
