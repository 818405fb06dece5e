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
import { AppError } from '../../platform/errors/errors.js';
import { publish } from '../../platform/events/domain-events.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { AppointmentsHandedOver } from '../appointments/appointment-events.js';
import { findAppointments, type AppointmentRow } from '../appointments/appointment.queries.js';
import { redactAppointment } from '../appointments/appointment-scope.js';
import { affectSessions, scheduledIds } from './affected-sessions.js';
import { enterLeave } from './enter-leave.js';
import { LeaveWithdrawn } from './leave-events.js';
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
        const physiotherapist = await lock(Physiotherapist, byIdOrAccount(physiotherapistId));
        if (!physiotherapist) throw noPhysiotherapist();
        const leave = await enterLeave(tx, { physiotherapist, startsAt, endsAt, note }, now);
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
    return this.useCases.write(actor, 'physiotherapist.setLeave', rowId, id, async (asked, { tx, lock }) => {
      const leave = await lock(Leave, { id: asked, deletedAt: null });
      if (!leave) throw new AppError('NOT_FOUND', reasonFor('LEAVE_NOT_FOUND'));
      leave.deletedAt = this.clock.now();
      await tx.flush();
      await publish(tx, new LeaveWithdrawn(leaveTime(leave), leave.deletedAt));
      return { subject: leave, answer: () => undefined };
    });
  }
}
