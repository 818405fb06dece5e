import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import { noNamedPatient } from '../records/patient-lookup.js';
import { parsePatientReference } from '../records/patient-reference.js';
import { Patient } from '../records/patient.entity.js';

/** Reasons for which an account may see a patient, strongest first (bench §2). NONE: it may not. */
export const REACHES = ['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED', 'DOCTOR', 'ADMIN', 'NONE'] as const;
export type Reach = (typeof REACHES)[number];

/** Reach that shows the record. */
export type SeenBy = Exclude<Reach, 'NONE'>;

/** Kinds of access to a patient's clinical data, and the reaches that allow them. */
const ALLOWED = {
  /** Record, plan, notes, values, files. */
  read: ['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED', 'DOCTOR', 'ADMIN'],
  /** Writing notes. */
  note: ['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED'],
  /** Entering and retracting values. */
  values: ['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED', 'DOCTOR'],
  /** Adding words to a note that is locked or signed, and precautions. */
  addenda: ['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED', 'DOCTOR'],
  precautions: ['IN_CHARGE', 'TREATS', 'COVERS', 'DOCTOR'],
  /** History, reports, scores, files, consents, programmes and the alert. */
  treat: ['IN_CHARGE', 'TREATS', 'COVERS'],
} as const satisfies Record<string, readonly SeenBy[]>;

/** What an account may do with a patient's clinical data. */
export type ReachAccess = keyof typeof ALLOWED;

/** A patient with the reach of an account. */
export interface ReachedPatient {
  patient: Patient;
  reach: SeenBy;
  /** Last day of COVERS and OPENED, YYYY-MM-DD. */
  reachUntil: string | null;
}

/** SQL table of the live patients that an account may see on the day of the request: `patient_id`, `reach`, `reach_until`. */
export function reachedPatients({ userId, today }: Account): RawBuilder<unknown> {
  return sql`reached_patients(${userId}::uuid, ${today}::date)`;
}

/** SQL table of the physiotherapists as whom an account acts on the day of the request: itself, and whom it covers for. */
export function treatsAs({ userId, today }: Pick<Account, 'userId' | 'today'>): RawBuilder<unknown> {
  return sql`treats_as(${userId}::uuid, ${today}::date)`;
}

/** Whether a reach allows a kind of access. */
export function allows(reach: Reach, access: ReachAccess): boolean {
  return (ALLOWED[access] as readonly Reach[]).includes(reach);
}

/** Returns the reach of an account to a live record. */
export async function findReach(
  em: EntityManager,
  actor: Account,
  patientId: string,
): Promise<{ reach: Reach; reachUntil: string | null }> {
  const { rows } = await sql<{ reach: SeenBy; reachUntil: string | null }>`
    select r.reach, r.reach_until::text as "reachUntil" from ${reachedPatients(actor)} r
    where r.patient_id = ${patientId}::uuid`.execute(em.getKysely());
  return rows[0] ?? { reach: 'NONE', reachUntil: null };
}

/**
 * Finds a live record that the account may access in this way, by id or record number. Decided anew at each request.
 * @throws AppError NOT_FOUND, for a record beyond reach as for none
 */
export async function requireReach(
  em: EntityManager,
  actor: Account,
  reference: string,
  access: ReachAccess = 'read',
): Promise<ReachedPatient> {
  const named = parsePatientReference(reference);
  const patient = named && (await em.findOne(Patient, { ...named, deletedAt: null }));
  if (!patient) throw noNamedPatient();
  const { reach, reachUntil } = await findReach(em, actor, patient.id);
  if (reach === 'NONE' || !allows(reach, access)) throw noNamedPatient();
  return { patient, reach, reachUntil };
}
