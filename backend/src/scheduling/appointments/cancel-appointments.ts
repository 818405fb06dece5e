import type { EntityManager } from '@mikro-orm/postgresql';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { stateBefore, notifyOfSession } from '../../messaging/messages/session-messages.js';
import { Appointment } from './appointment.entity.js';
import { moveTo } from './appointment-status.js';

/** Calls sessions off for the clinic, and tells whom they were agreed with; whoever asks has locked the patient. */
export async function cancelAppointments(tx: EntityManager, ids: readonly string[], now: Date): Promise<void> {
  const found = await tx.find(Appointment, { id: { $in: [...ids] } }, { ...FOR_UPDATE, orderBy: { id: 'asc' } });
  const sessions = found.map((session) => ({ session, before: stateBefore(tx, session) }));
  for (const { session } of sessions) moveTo(session, 'canceled');
  await tx.flush();
  for (const { session, before } of sessions) await notifyOfSession(tx, session, { before, byPatient: false, now });
}
