import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
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
  m.entered_as as "enteredAs", x.reason as "retractedReason", case m.entered_as when 'PATIENT' then p.name
    when 'PHYSIOTHERAPIST' then (select name from physiotherapist where user_id = m.entered_by)
    when 'DOCTOR' then (select name from doctor where user_id = m.entered_by) else u.full_name end as "enteredBy"`;
const tables = sql`measurement m join recovery_plan r on r.id = m.plan_id join patient p on p.id = r.patient_id
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

/** Finds the newest measurement that counts of each measure and side of a patient, in all plans, newest first. */
export async function findNewestValues(em: EntityManager, patientId: string): Promise<MeasurementRow[]> {
  const { rows } = await sql<Given>`
    select * from (select distinct on (m.measure, m.side) ${columns} from ${tables} where r.patient_id = ${patientId} and x.reason is null
      order by m.measure, m.side, m.taken_at desc, m.recorded_at desc, m.id desc) newest
    order by "takenAt" desc, id desc`.execute(em.getKysely());
  return rows.map(rowOf);
}

/** Finds a measurement and its plan; with an account, only one by this account. */
export async function findMeasurement(
  em: EntityManager,
  id: string,
  enteredBy?: string,
): Promise<{ planId: string; row: MeasurementRow } | undefined> {
  const own = enteredBy ? sql`and m.entered_by = ${enteredBy}` : sql``;
  const { rows } = await sql<Given & { planId: string }>`
    select m.plan_id as "planId", ${columns} from ${tables} where m.id = ${id} ${own}`.execute(em.getKysely());
  return rows.map(({ planId, ...row }) => ({ planId, row: rowOf(row) }))[0];
}

/** Patient, plan and author of measurements. */
interface Source {
  planId: string;
  enteredBy: string;
  enteredAs: MeasurementRow['enteredAs'];
  now: Date;
}

/** Stores measurements with their times and entries, passed as one JSON document. @returns their ids */
export async function storeMeasurements(
  tx: EntityManager,
  values: readonly (NewValue & { takenAt: Date; entryId?: string | undefined })[],
  { planId, enteredBy, enteredAs, now }: Source,
): Promise<string[]> {
  const rows = values.map((value) => ({ id: uuidv7(), ...value }));
  await sql`
    insert into measurement (id, plan_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as, entry_id)
    select id, ${planId}, measure, value, side, mode, method, "takenAt", ${now}, ${enteredBy}, ${enteredAs}, "entryId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, measure text, value numeric, side text, mode text, method text, "takenAt" timestamptz, "entryId" uuid)`.execute(
    tx.getKysely(),
  );
  return rows.map(({ id }) => id);
}

/** Retracts a measurement, which stays in the list. */
export async function storeRetraction(
  tx: EntityManager,
  id: string,
  { reason, enteredBy, enteredAs, now }: Omit<Source, 'planId'> & { reason: string },
): Promise<void> {
  await sql`
    insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at)
    values (${id}, ${reason}, ${enteredBy}, ${enteredAs}, ${now})`.execute(tx.getKysely());
}
