import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ClinicSettings } from '../../clinic/index.js';
import type { Patient } from '../../patients/index.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { AppError, badInput, type ErrorCode } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { Appointment } from './appointment.entity.js';
import { findOverlap } from './appointment.queries.js';

/** A refusal that stands beside the time which a patient picked; the field is named as the call names it. */
export function timeRefused(code: ErrorCode, reason: Reason, field = 'appointmentDate'): AppError {
  return new AppError(code, reason, { fields: { [field]: reason } });
}

/** The first moment at which a patient may still have a session. */
export function earliestFor({ leadMinutes }: Pick<ClinicSettings, 'leadMinutes'>, now: Date): Date {
  return new Date(now.getTime() + leadMinutes * 60_000);
}

/** @throws AppError TOO_LATE for a session that begins too soon, LIMIT_REACHED for one too far ahead */
export function requireInReach(
  rules: Pick<ClinicSettings, 'leadMinutes' | 'horizonDays'>,
  startsAt: Date,
  now: Date,
  field?: string,
): void {
  const earliest = earliestFor(rules, now);
  if (startsAt < earliest)
    throw timeRefused('TOO_LATE', reasonFor('LEAD_PASSED', { from: earliest.toISOString() }), field);
  if (clinicDay(startsAt) > addDays(clinicDay(now), rules.horizonDays))
    throw timeRefused('LIMIT_REACHED', reasonFor('BEYOND_HORIZON', { days: rules.horizonDays }), field);
}

/** @throws AppError ALREADY_EXISTS when the patient waits for an answer for this very time */
export async function requireNotAsked(tx: EntityManager, patient: Patient, startsAt: Date): Promise<void> {
  const asked = await tx.count(Appointment, { patient, startsAt, status: 'pending', deletedAt: null });
  if (asked > 0) throw timeRefused('ALREADY_EXISTS', reasonFor('ASKED_ALREADY'));
}

/** Of what the patient asked for and can still be answered: a session that a hospital sent, and that waits for somebody to treat, takes no room. @throws AppError LIMIT_REACHED when as many requests wait as may */
export async function requireRoomForRequest(
  tx: EntityManager,
  patient: Patient,
  most: number,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from appointment a
    where a.patient_id = ${patient.id}::uuid and a.status = 'pending' and a.starts_at > ${now} and a.deleted_at is null
      and not exists (select from hl7_appointment h where h.appointment_id = a.id)`.execute(tx.getKysely());
  if ((rows[0]?.open ?? 0) >= most) throw new AppError('LIMIT_REACHED', reasonFor('OPEN_REQUESTS', { most }));
}

/** What is answered to a patient who names somebody where the clinic chooses who treats. */
export function notToChoose(): AppError {
  return badInput({ physiotherapistId: reasonFor('PHYSIOTHERAPIST_NOT_TO_CHOOSE') });
}

/** @throws AppError DOUBLE_BOOKED when the patient has a session then */
export async function requireFreePatient(
  tx: EntityManager,
  { id: patientId }: Pick<Patient, 'id'>,
  wanted: { id?: string; startsAt: Date; durationMinutes: number },
): Promise<void> {
  const other = await findOverlap(tx, { ...wanted, patientId, physiotherapistId: null });
  if (other) throw timeRefused('DOUBLE_BOOKED', reasonFor('OWN_SESSION_THEN'));
}

/** @throws AppError LIMIT_REACHED when the patient has as many sessions on that day as may be, agreed or asked for and still to be answered */
export async function requireFreeDay(
  tx: EntityManager,
  { id: patient }: Pick<Patient, 'id'>,
  moment: Date,
  { most, now }: { most: number; now: Date },
): Promise<void> {
  const day = clinicDay(moment);
  const sessions = await tx.count(Appointment, {
    patient,
    startsAt: { $gte: startOfDay(day), $lte: endOfDay(day) },
    $or: [{ status: ['scheduled', 'completed'] }, { status: 'pending', startsAt: { $gt: now } }],
    deletedAt: null,
  });
  if (sessions >= most) throw timeRefused('LIMIT_REACHED', reasonFor('DAY_FULL', { most }));
}
