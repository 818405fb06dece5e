import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  byIdOrAccount,
  Leave,
  leaveTime,
  type LeaveTime,
  noPhysiotherapist,
  Physiotherapist,
} from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { publish } from '../../platform/events/domain-events.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { AppointmentsHandedOver } from '../appointments/appointment-events.js';
import { findAppointments, type AppointmentRow } from '../appointments/appointment.queries.js';
import { redactAppointment } from '../appointments/appointment-scope.js';
import { affectSessions, type AffectedSession } from './affected-sessions.js';
import { leaveInput } from './leave.input.js';

/** A created leave and the sessions that overlap it. */
export interface EnteredLeave {
  leave: LeaveTime;
  affected: AppointmentRow[];
}

/** Creates and cancels physiotherapists' leave, and updates the sessions that overlap it. */
export class LeaveService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a leave. Takes the physiotherapist's row lock, as bookings do: a concurrent booking either commits first
   * and is found here, or sees the leave.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS
   */
  async addLeave(actor: Actor, input: z.input<typeof leaveInput>): Promise<EnteredLeave> {
    const verb = 'physiotherapist.setLeave';
    return this.useCases.write(
      actor,
      verb,
      leaveInput,
      input,
      async ({ physiotherapistId, from: startsAt, until: endsAt, note, affected }, { tx, lock }) => {
        const now = this.clock.now();
        if (endsAt <= now) throw badInput({ until: reasonFor('LEAVE_OVER') });
        const physiotherapist = await lock(Physiotherapist, byIdOrAccount(physiotherapistId));
        if (!physiotherapist) throw noPhysiotherapist();
        await requireNotAway(tx, physiotherapist, startsAt, endsAt);
        const leave = tx.create(Leave, { physiotherapist, startsAt, endsAt, note: note ?? null, createdAt: now });
        const sessions = await affectSessions(tx, leaveTime(leave), affected, now);
        const ids = sessions.map(({ id }) => id);
        if (affected === 'UNASSIGN')
          await publish(tx, new AppointmentsHandedOver(scheduledIds(sessions), physiotherapist.id, now));
        const answer = async () => ({
          leave: { ...leaveTime(leave), note: actor.role === 'reception' ? null : (note ?? null) },
          affected: (await findAppointments(tx, { visibleTo: actor, ids }, undefined)).map((row) =>
            redactAppointment(actor, row, now),
          ),
        });
        return { subject: leave, details: { affected, sessions: ids }, answer };
      },
    );
  }

  /** Deletes a leave, so that its time can be booked again. @throws AppError NOT_FOUND */
  async cancelLeave(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'physiotherapist.setLeave', rowId, id, async (asked, { lock }) => {
      const leave = await lock(Leave, { id: asked, deletedAt: null });
      if (!leave) throw new AppError('NOT_FOUND', reasonFor('LEAVE_NOT_FOUND'));
      leave.deletedAt = this.clock.now();
      return { subject: leave, answer: () => undefined };
    });
  }
}

/** Ids of the scheduled sessions, whose patients are notified of the change of physiotherapist. */
function scheduledIds(sessions: AffectedSession[]): string[] {
  return sessions.filter(({ status }) => status === 'scheduled').map(({ id }) => id);
}

/**
 * Checks that no other leave overlaps. The caller holds the physiotherapist's row lock, so no leave can be added
 * concurrently.
 * @throws AppError ALREADY_EXISTS
 */
async function requireNotAway(tx: EntityManager, physiotherapist: Physiotherapist, from: Date, until: Date) {
  const others = { physiotherapist, deletedAt: null, startsAt: { $lt: until }, endsAt: { $gt: from } };
  if ((await tx.count(Leave, others)) === 0) return;
  const reason = reasonFor('LEAVE_OVERLAPS');
  throw new AppError('ALREADY_EXISTS', reason, { fields: { from: reason } });
}
