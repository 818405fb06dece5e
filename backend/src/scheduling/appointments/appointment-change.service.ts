import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findPhysiotherapist, loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { rowReference, type NamedRow } from '../../platform/inputs/expected-version.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { correctTo, isOutcome, moveTo, requireBegun, requireStatus } from './appointment-status.js';
import { asItStands, isOutsideHours, checkHoursOverride } from './hours-override.js';
import { requireFuture, requireNoOverlap, setTriggerForPatient, writeAppointment } from './appointment-write.js';
import type { Appointment, AppointmentStatus } from './appointment.entity.js';
import {
  assignInput,
  correctionInput,
  missedInput,
  moveInput,
  pendingChangeInput,
  rescheduleInput,
} from './appointment.input.js';
import { isJustApproved, isOfPlan, type AppointmentRow } from './appointment.queries.js';
import { lockAppointment, noAppointment, requireOwnColumn } from './appointment-scope.js';
import { markCompleted } from './complete-session.js';
import { moveAppointment } from './move-appointment.js';
import { requireChangeable, requireOwnChanges } from './patient-limits.js';

/** Changes the status, time or physiotherapist of existing appointments. */
export class AppointmentChangeService {
  constructor(
    readonly useCases: UseCases,
    readonly clock: Clock,
  ) {}

  /**
   * Updates exactly one of status, date and physiotherapist of a pending appointment (REST PATCH).
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async changePending(actor: Actor, input: z.input<typeof pendingChangeInput>): Promise<AppointmentRow> {
    const { status } = await this.useCases.read(
      actor,
      'appointment.approve',
      pendingChangeInput,
      input,
      (asked) => asked,
    );
    const { id, version, appointmentDate, physiotherapistId = '', overrideReason } = input;
    const named = { id, version };
    if (status === 'scheduled') return this.approve(actor, named);
    if (status === 'canceled') return this.become(actor, 'appointment.cancel', named, 'canceled', ['pending']);
    return appointmentDate
      ? this.reschedule(actor, { ...named, appointmentDate, overrideReason })
      : this.assign(actor, { ...named, physiotherapistId, overrideReason });
  }

  /**
   * Changes a pending appointment to scheduled.
   * @throws AppError NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async approve(actor: Actor, named: NamedRow): Promise<AppointmentRow> {
    return this.become(actor, 'appointment.approve', named, 'scheduled');
  }

  /**
   * Reverts a mistaken approval to pending, within seconds and before the patient is notified. Requires the version
   * that the approval returned.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async undoApproval(actor: Actor, named: NamedRow & { version: number }): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'appointment.undoApproval', rowReference, named, async (asked, change) => {
      const appointment = await lockAppointment(change, asked);
      if (appointment.status === 'scheduled' && appointment.bookedAtOnce)
        throw new AppError('WRONG_STATE', reasonFor('BOOKED_NOT_ASKED'));
      moveTo(appointment, 'pending');
      if (!(await isJustApproved(change.tx, appointment))) throw new AppError('WRONG_STATE', reasonFor('UNDO_OVER'));
      return appointment;
    });
  }

  /**
   * Cancels a pending or scheduled appointment. A patient may cancel until the notice period begins.
   * @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE, TOO_LATE, CHANGED_MEANWHILE
   */
  async cancel(actor: Actor, named: NamedRow): Promise<AppointmentRow> {
    await requireOwnChanges(this.useCases, actor, 'appointment.cancel');
    return this.become(actor, 'appointment.cancel', named, 'canceled');
  }

  /**
   * Cancels a pending or scheduled appointment for a patient who asked for it: it counts as canceled by the patient. Within the notice a
   * database trigger charges the fee of the policy.
   * @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async cancelForPatient(actor: Actor, named: NamedRow): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'appointment.cancelForPatient', rowReference, named, async (asked, change) => {
      const appointment = await lockAppointment(change, asked);
      await requireOwnSession(change, appointment);
      moveTo(appointment, 'canceled');
      await setTriggerForPatient(change.tx, appointment.id);
      return appointment;
    });
  }

  /**
   * Changes a scheduled appointment to completed, after its start.
   * @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async complete(actor: Actor, named: NamedRow): Promise<AppointmentRow> {
    return this.become(actor, 'appointment.complete', named, 'completed');
  }

  /**
   * Changes a scheduled appointment to missed, with a reason, after its start.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async markMissed(actor: Actor, input: z.input<typeof missedInput>): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'appointment.miss', missedInput, input, async (asked, change) => {
      const appointment = await lockAppointment(change, asked);
      moveTo(appointment, 'missed');
      requireBegun(appointment, this.clock.now());
      appointment.missedReason = asked.reason;
      return appointment;
    });
  }

  /**
   * Corrects a wrong status and stores the reason in the audit row. A database trigger creates or removes the charge.
   * Refuses a session of a plan: use `correctSession`.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async correct(actor: Actor, input: z.input<typeof correctionInput>): Promise<AppointmentRow> {
    const details: Record<string, unknown> = {};
    const verb = 'appointment.correct';
    const work = async ({ to, reason, ...named }: z.output<typeof correctionInput>, change: WriteContext<Actor>) => {
      const appointment = await lockAppointment(change, named);
      const { status: from } = appointment;
      if (await isOfPlan(change.tx, appointment.id)) throw new AppError('WRONG_STATE', reasonFor('SESSION_OF_PLAN'));
      // Physiotherapists record outcomes; only admins book and cancel.
      if (actor.role === 'physiotherapist' && !isOutcome(from) && !isOutcome(to))
        throw new AppError('WRONG_STATE', reasonFor('CORRECTION_FOR_ADMINS'));
      correctTo(appointment, to, reason);
      if (isOutcome(to)) requireBegun(appointment, this.clock.now());
      Object.assign(details, { from, to, reason });
      if (to === 'scheduled') await markOutsideHours(change.tx, appointment);
      return appointment;
    };
    return writeAppointment(this, actor, verb, correctionInput, input, work, details);
  }

  /**
   * Changes the time of a pending appointment and updates `outsideHours`.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, OUTSIDE_HOURS, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async reschedule(actor: Actor, input: z.input<typeof rescheduleInput>): Promise<AppointmentRow> {
    const verb = 'appointment.reschedule';
    return writeAppointment(this, actor, verb, rescheduleInput, input, async (asked, change) => {
      requireFuture(this.clock, asked.appointmentDate);
      const appointment = await lockAppointment(change, asked);
      requireStatus(appointment, ['pending']);
      appointment.startsAt = asked.appointmentDate;
      const rules = await loadSettings(change.tx);
      if (rules.openedAt) await requireNoOverlap(change.tx, appointment);
      return change.tx.assign(
        appointment,
        await checkHoursOverride(change.tx, rules, asItStands(appointment), asked.overrideReason),
      );
    });
  }

  /**
   * Changes the physiotherapist of a pending appointment and updates `outsideHours`.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, OUTSIDE_HOURS, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async assign(actor: Actor, input: z.input<typeof assignInput>): Promise<AppointmentRow> {
    return writeAppointment(this, actor, 'appointment.assign', assignInput, input, async (asked, change) => {
      const appointment = await lockAppointment(change, asked, asked.physiotherapistId);
      requireStatus(appointment, ['pending']);
      const physiotherapist = await findPhysiotherapist(change.tx, asked.physiotherapistId);
      const wanted = { ...asItStands(appointment), physiotherapistId: physiotherapist.id };
      const rules = await loadSettings(change.tx);
      const terms = await checkHoursOverride(change.tx, rules, wanted, asked.overrideReason);
      change.tx.assign(appointment, { physiotherapist, ...terms });
      if (rules.openedAt) await requireNoOverlap(change.tx, appointment);
      return appointment;
    });
  }

  /**
   * Moves a pending or scheduled session; keeps its status, length and price. A patient may move their own session
   * until the notice period begins.
   * @throws AppError BAD_INPUT, FORBIDDEN, NOT_FOUND, WRONG_STATE, OUTSIDE_HOURS, TOO_LATE, LIMIT_REACHED,
   * DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async move(actor: Actor, input: z.input<typeof moveInput>): Promise<AppointmentRow> {
    await requireOwnChanges(this.useCases, actor, 'appointment.move');
    return writeAppointment(this, actor, 'appointment.move', moveInput, input, async (asked, change) =>
      moveAppointment(asked, change, this.clock),
    );
  }

  private async become(
    actor: Actor,
    verb: Permission,
    named: NamedRow,
    status: AppointmentStatus,
    from?: AppointmentStatus[],
  ): Promise<AppointmentRow> {
    return writeAppointment(this, actor, verb, rowReference, named, async (asked, change) => {
      const appointment = await lockAppointment(change, asked);
      if (status === 'canceled') await requireOwnSession(change, appointment);
      if (from) requireStatus(appointment, from);
      const now = this.clock.now();
      // A patient may dismiss an expired request at any time.
      if (actor.role === 'patient' && !isUnanswered(appointment, now))
        requireChangeable(appointment, await loadSettings(change.tx), now);
      if (status === 'completed') await markCompleted(change, appointment, now);
      else moveTo(appointment, status);
      if (status === 'scheduled') await markOutsideHours(change.tx, appointment);
      return appointment;
    });
  }
}

/** Requires that a session is in the acting physiotherapist's own column. @throws AppError NOT_FOUND */
async function requireOwnSession({ tx, actor }: WriteContext<Actor>, { physiotherapist }: Appointment): Promise<void> {
  await requireOwnColumn(tx, actor, physiotherapist?.id).catch((error: unknown) => {
    throw error instanceof AppError ? noAppointment() : error;
  });
}

const isUnanswered = ({ status, startsAt }: Appointment, now: Date) => status === 'pending' && startsAt <= now;

/** Sets `outsideHours` without asking for an override reason. */
async function markOutsideHours(tx: EntityManager, appointment: Appointment): Promise<void> {
  if (await isOutsideHours(tx, await loadSettings(tx), asItStands(appointment))) appointment.outsideHours = true;
}
