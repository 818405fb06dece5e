import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import type { Patient } from '../../patients/index.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { AppError, badInput, type ErrorCode } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { Appointment, type AppointmentStatus } from './appointment.entity.js';
import { findOverlap, changeableUntil } from './appointment.queries.js';
import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import type { UseCases } from '../../platform/use-cases.js';

/** Error on the time that a patient picked. `field` is the input's name in the request. */
export function timeRefused(code: ErrorCode, reason: Reason, field = 'appointmentDate'): AppError {
  return new AppError(code, reason, { fields: { [field]: reason } });
}

/** Earliest start that a patient may pick. */
export function earliestFor({ leadMinutes }: Pick<ClinicSettings, 'leadMinutes'>, now: Date): Date {
  return new Date(now.getTime() + leadMinutes * 60_000);
}

/**
 * Checks the lead time and the horizon.
 * @throws AppError TOO_LATE for a session that begins too soon, LIMIT_REACHED for one too far ahead
 */
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

/** Checks that the patient has no pending request for the same start. @throws AppError ALREADY_EXISTS */
export async function requireNotAsked(tx: EntityManager, patient: Patient, startsAt: Date): Promise<void> {
  const asked = await tx.count(Appointment, { patient, startsAt, status: 'pending', deletedAt: null });
  if (asked > 0) throw timeRefused('ALREADY_EXISTS', reasonFor('ASKED_ALREADY'));
}

/**
 * Checks the number of a patient's open requests: pending and upcoming. Sessions that a hospital sent do not count.
 * @throws AppError LIMIT_REACHED
 */
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

/** Error for a patient who names a physiotherapist where the clinic assigns one. */
export function notToChoose(): AppError {
  return badInput({ physiotherapistId: reasonFor('PHYSIOTHERAPIST_NOT_TO_CHOOSE') });
}

/** Checks that no session of the patient overlaps. @throws AppError DOUBLE_BOOKED */
export async function requireFreePatient(
  tx: EntityManager,
  { id: patientId }: Pick<Patient, 'id'>,
  wanted: { id?: string; startsAt: Date; durationMinutes: number },
): Promise<void> {
  const other = await findOverlap(tx, { ...wanted, patientId, physiotherapistId: null });
  if (other) throw timeRefused('DOUBLE_BOOKED', reasonFor('OWN_SESSION_THEN'));
}

/**
 * Checks the number of the patient's sessions on a day: scheduled ones and open requests.
 * @throws AppError LIMIT_REACHED
 */
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

/**
 * Checks that the patient may still change a session; the error includes the clinic's phone number.
 * @throws AppError TOO_LATE
 */
export function requireChangeable(
  session: { status: AppointmentStatus; startsAt: Date },
  { noticeHours, phones }: Pick<ClinicSettings, 'noticeHours' | 'phones'>,
  now: Date,
): void {
  const until = changeableUntil(session, noticeHours);
  if (until && until <= now)
    throw new AppError('TOO_LATE', reasonFor('NOTICE_PASSED', { until: until.toISOString(), phone: phones[0] ?? '' }));
}

/**
 * Checks that the clinic is open if the actor is a patient: before, patients change sessions by phone.
 * @throws AppError FORBIDDEN
 */
export async function requireOwnChanges(useCases: UseCases, actor: Actor, verb: Permission): Promise<void> {
  if (actor.role !== 'patient') return;
  await useCases.read(actor, verb, z.object({}), {}, async (_asked, { em, refuse }) => {
    if (!(await loadSettings(em)).openedAt) await refuse();
  });
}
