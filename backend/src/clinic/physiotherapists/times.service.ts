import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findAppointments, type AppointmentRow } from '../../scheduling/appointments/appointment.queries.js';
import { redactAppointment } from '../../scheduling/appointments/redact-appointment.js';
import type { Actor } from '../../identity/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import { AppError, badInput } from '../../platform/errors.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { notifyOfHandOver } from '../../messaging/messages/session-messages.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Leave } from './leave.entity.js';
import { Physiotherapist } from './physiotherapist.entity.js';
import { leaveInput, workingHoursInput } from './times.input.js';
import {
  affectSessions,
  leaveTime,
  type AffectedSession,
  timesOf,
  type LeaveTime,
  type PhysiotherapistTimes,
} from './times.queries.js';

/** A leave that was entered, and the sessions that lie in it. */
export interface EnteredLeave {
  leave: LeaveTime;
  affected: AppointmentRow[];
}

/** When a physiotherapist works and is away (clinic §2, §4). */
export class PhysiotherapistTimesService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** What admins see of anybody, and a physiotherapist of themselves, without the notes. @throws AppError NOT_FOUND */
  async read(actor: Actor, id: string): Promise<PhysiotherapistTimes> {
    return this.useCases.read(actor, 'physiotherapist.readTimes', rowId, id, async (asked, { em, actor: own }) => {
      const treats = await em.findOne(Physiotherapist, whoIs(asked));
      const isOwn = treats?.user?.id === own.userId;
      if (!treats || (own.role !== 'admin' && !isOwn)) throw notFound();
      const times = await timesOf(em, treats, this.clock.now());
      if (own.role === 'admin') return times;
      return { ...times, leave: times.leave.map((leave) => ({ ...leave, note: null })) };
    });
  }

  /** Sessions that are booked stay. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE */
  async setWorkingHours(actor: Actor, input: z.input<typeof workingHoursInput>): Promise<PhysiotherapistTimes> {
    const verb = 'physiotherapist.setTimes';
    return this.useCases.write(actor, verb, workingHoursInput, input, async ({ id, version, hours }, change) => {
      const treats = await change.lock(Physiotherapist, whoIs(rowId.parse(id)));
      if (!treats) throw notFound();
      requireVersion(version, treats.version);
      treats.workingHours = hours ?? null;
      return { subject: treats, answer: () => timesOf(change.tx, treats, this.clock.now()) };
    });
  }

  /**
   * Locks the one who is away, as whoever books does: a session is booked before the leave and found by it, or sees it.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS
   */
  async addLeave(actor: Actor, input: z.input<typeof leaveInput>): Promise<EnteredLeave> {
    const verb = 'physiotherapist.setTimes';
    return this.useCases.write(
      actor,
      verb,
      leaveInput,
      input,
      async ({ physiotherapistId, from: startsAt, until: endsAt, note, affected }, { tx, lock }) => {
        const now = this.clock.now();
        if (endsAt <= now) throw badInput({ until: reasonFor('LEAVE_OVER') });
        const physiotherapist = await lock(Physiotherapist, whoIs(physiotherapistId));
        if (!physiotherapist) throw notFound();
        await requireNotAway(tx, physiotherapist, startsAt, endsAt);
        const leave = tx.create(Leave, { physiotherapist, startsAt, endsAt, note: note ?? null, createdAt: now });
        const sessions = await affectSessions(tx, leaveTime(leave), affected, now);
        const ids = sessions.map(({ id }) => id);
        if (affected === 'UNASSIGN') await notifyOfHandOver(tx, agreedOf(sessions), physiotherapist.id, now);
        const answer = async () => ({
          leave: leaveTime(leave),
          affected: (await findAppointments(tx, { ids }, undefined)).map((row) => redactAppointment(actor, row, now)),
        });
        return { subject: leave, details: { affected, sessions: ids }, answer };
      },
    );
  }

  /** The time can be booked again. @throws AppError NOT_FOUND */
  async cancelLeave(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'physiotherapist.setTimes', rowId, id, async (asked, { lock }) => {
      const leave = await lock(Leave, { id: asked, deletedAt: null });
      if (!leave) throw new AppError('NOT_FOUND', reasonFor('LEAVE_NOT_FOUND'));
      leave.deletedAt = this.clock.now();
      return { subject: leave, answer: () => undefined };
    });
  }
}

/** What was agreed with patients, who are told that somebody else will treat them. */
function agreedOf(sessions: AffectedSession[]): string[] {
  return sessions.filter(({ status }) => status === 'scheduled').map(({ id }) => id);
}

/** Somebody who treats, by their own id or by that of their account, as the team is named. */
const whoIs = (id: string) => ({ $or: [{ id }, { user: id }], deletedAt: null });

function notFound(): AppError {
  return new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'), {
    fields: { physiotherapistId: reasonFor('PHYSIOTHERAPIST_NOT_CHOSEN') },
  });
}

/** Whoever enters a leave holds the row of the one who is away, so that nobody enters another meanwhile. @throws AppError ALREADY_EXISTS */
async function requireNotAway(tx: EntityManager, physiotherapist: Physiotherapist, from: Date, until: Date) {
  const others = { physiotherapist, deletedAt: null, startsAt: { $lt: until }, endsAt: { $gt: from } };
  if ((await tx.count(Leave, others)) === 0) return;
  const reason = reasonFor('LEAVE_OVERLAPS');
  throw new AppError('ALREADY_EXISTS', reason, { fields: { from: reason } });
}
