import type { EntityManager } from '@mikro-orm/postgresql';
import { lastDayOf, loadSettings } from '../../clinic/index.js';
import type { PatientDeleted, PatientRestored } from '../../patients/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { Appointment } from './appointment.entity.js';
import { asItStands, isOutsideHours } from './hours-override.js';

/** Deletes the live sessions of a deleted record. */
export async function deleteSessions(tx: EntityManager, { patientId, deletedAt }: PatientDeleted): Promise<void> {
  await tx.nativeUpdate(Appointment, { patient: patientId, deletedAt: null }, { deletedAt });
}

/**
 * Restores the sessions that were deleted with a record. Unassigns upcoming sessions after the physiotherapist's last
 * day; marks sessions that are outside the hours, overlap a leave or leave no time to travel. The caller holds the row
 * locks of the physiotherapists, then of the patient.
 */
export async function restoreSessions(
  tx: EntityManager,
  { patientId, deletedAt, now }: PatientRestored,
): Promise<void> {
  const gone = { patient: patientId, deletedAt };
  const { left, outside } = await judged(tx, gone, now);
  const nobody = { physiotherapist: null, needsPhysiotherapist: true };
  await tx.nativeUpdate(Appointment, { ...gone, id: { $in: left } }, { ...nobody, deletedAt: null });
  await tx.nativeUpdate(Appointment, { ...gone, id: { $in: outside } }, { outsideHours: true, deletedAt: null });
  await tx.nativeUpdate(Appointment, gone, { deletedAt: null });
}

async function judged(tx: EntityManager, gone: { patient: string; deletedAt: Date }, now: Date) {
  const rules = await loadSettings(tx);
  const ahead = { ...gone, status: ['pending' as const, 'scheduled' as const], startsAt: { $gt: now } };
  const sessions = await tx.find(Appointment, ahead, { disableIdentityMap: true });
  const [left, outside]: [string[], string[]] = [[], []];
  for (const session of sessions.map(asItStands)) {
    const lastDay = session.physiotherapistId && (await lastDayOf(tx, session.physiotherapistId));
    if (lastDay && lastDay < clinicDay(session.startsAt)) left.push(session.id);
    else if (await isOutsideHours(tx, rules, session)) outside.push(session.id);
  }
  return { left, outside };
}
