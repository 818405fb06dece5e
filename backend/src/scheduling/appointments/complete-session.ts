import { Physiotherapist } from '../../clinic/index.js';
import type { Account } from '../../platform/access/actor.js';
import { publish } from '../../platform/events/domain-events.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { AppointmentChanged, stateBefore } from './appointment-events.js';
import { moveTo, requireBegun } from './appointment-status.js';
import { setTriggerActor } from './appointment-write.js';
import type { Appointment } from './appointment.entity.js';

/**
 * Completes a locked session within another write, with all that follows from it. It becomes a session of `physiotherapistId`, also when
 * another one was to give it (bench §2).
 * @throws AppError WRONG_STATE
 */
export async function completeSession(
  { tx, actor }: WriteContext<Account>,
  session: Appointment,
  { physiotherapistId, now }: { physiotherapistId: string; now: Date },
): Promise<void> {
  moveTo(session, 'completed');
  requireBegun(session, now);
  if (session.physiotherapist?.id !== physiotherapistId)
    tx.assign(session, { physiotherapist: tx.getReference(Physiotherapist, physiotherapistId) });
  await setTriggerActor(tx, actor);
  const before = stateBefore(tx, session);
  await tx.flush();
  await publish(tx, new AppointmentChanged(session, { before, byPatient: false, now }));
}
