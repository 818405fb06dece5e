import type { EntityManager } from '@mikro-orm/postgresql';
import type { PatientDeleted, PatientRestored } from '../../patients/index.js';
import {
  Appointment,
  type AppointmentChanged,
  type AppointmentsHandedOver,
  appointmentState,
  type AppointmentState,
  type SeriesBooked,
  type SeriesChanged,
} from '../../scheduling/index.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { columnChanges } from './column-notices.js';
import { findPhysiotherapistName } from './names.js';
import { patientNotice } from './patient-notices.js';
import { type NewNotice, writeNotices } from './write-notices.js';

/** A session with what it was and is; undefined where there was or is none. */
interface Changed {
  session: Appointment;
  before: AppointmentState | undefined;
  after: AppointmentState | undefined;
}

/** Notices of a session that was booked, requested, moved, reassigned or canceled. */
export async function noteChange(tx: EntityManager, { appointment, change }: AppointmentChanged): Promise<void> {
  const { before, byPatient, now } = change;
  const after = appointmentState(appointment);
  const who = byPatient
    ? await findPhysiotherapistName(tx, after.physiotherapistId ?? before?.physiotherapistId)
    : undefined;
  const told = byPatient ? patientNotice({ before, after, who }) : undefined;
  const notices: NewNotice[] = told ? [{ ...told, patientId: appointment.patient.id, subjectId: appointment.id }] : [];
  // Who is told of what the patient did is not told of the column too.
  const ofColumns = ofColumn({ session: appointment, before, after }, now).filter(
    ({ physiotherapistId }) => physiotherapistId !== told?.physiotherapistId,
  );
  await writeNotices(tx, [...notices, ...ofColumns], now);
}

/** Notices of sessions that were booked together. */
export async function noteSeriesBooked(tx: EntityManager, { sessions, now }: SeriesBooked): Promise<void> {
  await noteColumns(
    tx,
    sessions.map((session) => ({ session, before: undefined, after: appointmentState(session) })),
    now,
  );
}

/** Notices of sessions of a series that were changed together. */
export async function noteSeriesChanged(tx: EntityManager, { changes, now }: SeriesChanged): Promise<void> {
  await noteColumns(
    tx,
    changes.map(({ session, before }) => ({ session, before, after: appointmentState(session) })),
    now,
  );
}

/** Notices of sessions that another physiotherapist got, or nobody yet. */
export async function noteHandOver(tx: EntityManager, { ids, from, now }: AppointmentsHandedOver): Promise<void> {
  const sessions = await tx.find(Appointment, { id: { $in: [...ids] } }, { orderBy: { startsAt: 'asc', id: 'asc' } });
  const changes = sessions.map((session) => {
    const after = appointmentState(session);
    return { session, before: { ...after, physiotherapistId: from }, after };
  });
  await noteColumns(tx, changes, now);
}

/** Notices of sessions that were deleted with their record. */
export async function noteDeleted(tx: EntityManager, { patientId, deletedAt }: PatientDeleted): Promise<void> {
  const sessions = await findNear(tx, { patient: patientId, deletedAt }, deletedAt);
  await noteColumns(
    tx,
    sessions.map((session) => ({ session, before: appointmentState(session), after: undefined })),
    deletedAt,
  );
}

/** Notices of sessions that were restored with their record. */
export async function noteRestored(tx: EntityManager, { patientId, now }: PatientRestored): Promise<void> {
  const sessions = await findNear(tx, { patient: patientId, deletedAt: null }, now);
  await noteColumns(
    tx,
    sessions.map((session) => ({ session, before: undefined, after: appointmentState(session) })),
    now,
  );
}

async function noteColumns(tx: EntityManager, changes: readonly Changed[], now: Date): Promise<void> {
  await writeNotices(
    tx,
    changes.flatMap((change) => ofColumn(change, now)),
    now,
  );
}

function ofColumn({ session, before, after }: Changed, now: Date): NewNotice[] {
  const of = { patientId: session.patient.id, subjectId: session.id };
  return columnChanges({ before, after }, now).map((told) => ({
    kind: 'COLUMN_CHANGED',
    audience: 'NOBODY',
    ...told,
    ...of,
  }));
}

/** Finds the scheduled sessions of a record today and tomorrow, as plain SQL left them. */
async function findNear(
  tx: EntityManager,
  of: { patient: string; deletedAt: Date | null },
  now: Date,
): Promise<Appointment[]> {
  const today = clinicDay(now);
  const startsAt = { $gte: startOfDay(today), $lt: endOfDay(addDays(today, 1)) };
  const wanted = { ...of, startsAt, status: 'scheduled' } as const;
  return tx.find(Appointment, wanted, { disableIdentityMap: true, orderBy: { startsAt: 'asc', id: 'asc' } });
}
