import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Account } from '../../platform/access/actor.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { Appointment, completeSession, lockAppointment, noAppointment } from '../../scheduling/index.js';
import { findTreatingAs } from './note-access.js';
import type { WrittenInput } from './note.input.js';

/** Minutes before a session from which its note can be written. */
const EARLY_MINUTES = 60;

/** A locked session whose note is written. */
export interface NoteSession {
  appointment: Appointment;
  startsAt: Date;
  /** For whom the author stands in; undefined for an own session. */
  coveredForId: string | undefined;
  /** @throws AppError WRONG_STATE */
  requireWritable: (now: Date) => void;
}

/**
 * Locks a session that the account gives, itself or for whom it covers. To complete it, all that a session's status concerns is locked.
 * @throws AppError NOT_FOUND, CHANGED_MEANWHILE
 */
export async function lockNoteSession(
  change: WriteContext<Account>,
  { appointmentId, appointmentVersion: version, complete }: WrittenInput,
  patientId: string,
): Promise<NoteSession> {
  const id = appointmentId ?? '';
  const { ownId, treats } = await findTreatingAs(change.tx, change.actor);
  const appointment = complete
    ? await lockAppointment(change, { id, version }, ownId)
    : await change.lock(Appointment, { id, deletedAt: null });
  const treatsId = appointment?.physiotherapist?.id;
  if (!appointment || !treatsId || !treats.has(treatsId) || appointment.patient.id !== patientId) throw noAppointment();
  return {
    appointment,
    startsAt: appointment.startsAt,
    coveredForId: treatsId === ownId ? undefined : treatsId,
    requireWritable: (now) => requireWritable(appointment, now),
  };
}

/** Completes the session that a note is of, unless it is completed. @returns whether it changed @throws AppError WRONG_STATE */
export async function closeSession(change: WriteContext<Account>, session: Appointment, now: Date): Promise<boolean> {
  if (session.status === 'completed') return false;
  await completeSession(change, session, now);
  return true;
}

/** Checks that a note may be written: the session is scheduled or completed, and begins in an hour at most. @throws AppError WRONG_STATE */
function requireWritable({ status, startsAt }: Appointment, now: Date): void {
  if (status !== 'scheduled' && status !== 'completed')
    throw new AppError('WRONG_STATE', reasonFor('NOTE_SESSION_STATUS', { status }));
  if (startsAt.getTime() > now.getTime() + EARLY_MINUTES * 60_000)
    throw new AppError(
      'WRONG_STATE',
      reasonFor('NOTE_TOO_EARLY', { minutes: EARLY_MINUTES, from: startsAt.toISOString() }),
    );
}
