import type { z } from 'zod';
import { Physiotherapist } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { requireVersion, type rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { noAppointment } from './appointment-write.js';
import { Appointment } from './appointment.entity.js';
import { lockSlotHolders } from './slot-holders.js';

/**
 * Locks and returns an appointment; of two concurrent changes the second sees the first's result. Locks its
 * physiotherapist, patient and the new physiotherapist first.
 * @throws AppError NOT_FOUND (also for another's), CHANGED_MEANWHILE
 */
export async function lockAppointment(
  change: WriteContext<Actor>,
  named: z.output<typeof rowReference>,
  instead?: string | null,
): Promise<Appointment> {
  const id = rowId.parse(named.id);
  const locked = await lockSlotHolders(change.tx, { appointmentId: id, ...(instead && { instead }) });
  const appointment = await change.lock(Appointment, { id, deletedAt: null });
  if (!appointment || !(await mayTouch(change, appointment))) throw noAppointment();
  requireVersion(named.version, appointment.version);
  // The session was reassigned before the lock; the new physiotherapist is not locked.
  const treats = !instead && appointment.physiotherapist?.id;
  if (treats && !locked.includes(treats)) throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
  return appointment;
}

/** Whether the actor may change the session: physiotherapists and patients only their own. */
async function mayTouch(
  { actor, tx }: WriteContext<Actor>,
  { physiotherapist, patient }: Appointment,
): Promise<boolean> {
  if (actor.role === 'patient')
    return (await tx.count(Patient, { id: patient.id, user: actor.userId, deletedAt: null })) > 0;
  if (actor.role !== 'physiotherapist') return true;
  if (!physiotherapist) return false;
  return (await tx.count(Physiotherapist, { id: physiotherapist.id, user: actor.userId, deletedAt: null })) > 0;
}
