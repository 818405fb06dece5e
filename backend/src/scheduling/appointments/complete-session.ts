import { Physiotherapist } from '../../clinic/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { publish } from '../../platform/events/domain-events.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { AppointmentChanged, stateBefore } from './appointment-events.js';
import { moveTo, requireBegun } from './appointment-status.js';
import { setTriggerActor } from './appointment-write.js';
import type { Appointment } from './appointment.entity.js';

/**
 * Changes a scheduled session that has begun to completed. One that a covering physiotherapist completes becomes their own (bench §2).
 * @throws AppError WRONG_STATE
 */
export async function markCompleted(
  { tx, actor }: Pick<WriteContext<Actor>, 'tx' | 'actor'>,
  appointment: Appointment,
  now: Date,
): Promise<void> {
  moveTo(appointment, 'completed');
  requireBegun(appointment, now);
  if (actor.role !== 'physiotherapist') return;
  const own = await tx.findOne(Physiotherapist, { user: actor.userId, deletedAt: null });
  if (own && appointment.physiotherapist?.id !== own.id) tx.assign(appointment, { physiotherapist: own });
}

/** Completes a locked session within another write, with all that follows from it. @throws AppError WRONG_STATE */
export async function completeSession(change: WriteContext<Account>, session: Appointment, now: Date): Promise<void> {
  const { tx, actor } = change;
  await markCompleted(change, session, now);
  await setTriggerActor(tx, actor, now);
  const before = stateBefore(tx, session);
  await tx.flush();
  await publish(tx, new AppointmentChanged(session, { before, byPatient: false, now }));
}
