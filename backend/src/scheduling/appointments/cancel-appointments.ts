import type { EntityManager } from '@mikro-orm/postgresql';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { publish } from '../../platform/events/domain-events.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentChanged, stateBefore } from './appointment-events.js';
import { moveTo } from './appointment-status.js';

/** Cancels sessions on behalf of the clinic. The caller holds the patient's row lock. */
export async function cancelAppointments(tx: EntityManager, ids: readonly string[], now: Date): Promise<void> {
  const found = await tx.find(Appointment, { id: { $in: [...ids] } }, { ...FOR_UPDATE, orderBy: { id: 'asc' } });
  const sessions = found.map((session) => ({ session, before: stateBefore(tx, session) }));
  for (const { session } of sessions) moveTo(session, 'canceled');
  await tx.flush();
  for (const { session, before } of sessions)
    await publish(tx, new AppointmentChanged(session, { before, byPatient: false, now }));
}
