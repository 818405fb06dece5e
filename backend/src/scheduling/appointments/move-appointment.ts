import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type ClinicSettings, findPhysiotherapist, loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { requireFuture, requireNoOverlap } from './appointment-write.js';
import { Appointment } from './appointment.entity.js';
import type { moveInput } from './appointment.input.js';
import { lockAppointment, requireOwnColumn } from './appointment-scope.js';
import {
  notToChoose,
  requireFreeDay,
  requireFreePatient,
  requireInReach,
  requireChangeable,
} from './patient-limits.js';
import { lockPhysiotherapists } from './slot-holders.js';
import { asItStands, checkHoursOverride, type HoursOverride } from './hours-override.js';
import { findFree } from './who-is-free.js';

/** Input of a move; a hospital may also change the length. */
type Asked = z.output<typeof moveInput> & { durationMinutes?: number | null | undefined };
type Moving = WriteContext<Actor>;

/** A session with its planned time and physiotherapist. */
interface Wanted extends ReturnType<typeof asItStands> {
  id: string;
}

/**
 * Changes the time or the physiotherapist of a session by the booking rules; its own current slot does not conflict.
 * Changes nothing if both are the same.
 * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, OUTSIDE_HOURS, TOO_LATE, LIMIT_REACHED, DOUBLE_BOOKED,
 * CHANGED_MEANWHILE
 */
export async function moveAppointment(asked: Asked, change: Moving, clock: Clock): Promise<Appointment> {
  requireFuture(clock, asked.appointmentDate);
  const appointment = await lockMoved(change, asked);
  requireAhead(appointment);
  const rules = await loadSettings(change.tx);
  const isOwn = change.actor.role === 'patient';
  if (isOwn) requireChangeable(appointment, rules, clock.now());
  const present = asItStands(appointment);
  const physiotherapistId = asked.physiotherapistId ?? present.physiotherapistId;
  await requireOwnColumn(change.tx, change.actor, physiotherapistId);
  const durationMinutes = asked.durationMinutes ?? present.durationMinutes;
  const wanted = { ...present, startsAt: asked.appointmentDate, durationMinutes, physiotherapistId };
  const isThen =
    present.startsAt.getTime() === wanted.startsAt.getTime() && present.durationMinutes === durationMinutes;
  if (isThen && present.physiotherapistId === physiotherapistId) return appointment;
  const { overrideReason } = asked;
  if (!isOwn) return byStaff(change.tx, { appointment, wanted, rules, overrideReason });
  if (overrideReason) throw badInput({ overrideReason: reasonFor('OVERRIDE_IS_FOR_STAFF') });
  return toFreeTime(change.tx, { appointment, wanted, rules }, clock.now());
}

interface Move {
  appointment: Appointment;
  wanted: Wanted;
  rules: ClinicSettings;
  overrideReason?: Asked['overrideReason'];
}

/** Moves a patient's own session to a free time. */
async function toFreeTime(tx: EntityManager, { appointment, wanted, rules }: Move, now: Date): Promise<Appointment> {
  const isSomebodyElse = wanted.physiotherapistId !== asItStands(appointment).physiotherapistId;
  if (isSomebodyElse && !rules.choosePhysiotherapist) throw notToChoose();
  requireInReach(rules, wanted.startsAt, now);
  await requireFreePatient(tx, appointment.patient, wanted);
  if (clinicDay(wanted.startsAt) !== clinicDay(appointment.startsAt))
    await requireFreeDay(tx, appointment.patient, wanted.startsAt, { most: rules.maxPerDay, now });
  await findFree(tx, rules, wanted);
  return stand(tx, appointment, wanted, { outsideHours: false, overrideReason: null });
}

/** Moves any session for staff; a time outside the hours needs a reason. */
async function byStaff(tx: EntityManager, move: Move): Promise<Appointment> {
  const { appointment, wanted, rules, overrideReason } = move;
  const isSomebodyElse = wanted.physiotherapistId !== asItStands(appointment).physiotherapistId;
  if (wanted.physiotherapistId && isSomebodyElse) await findPhysiotherapist(tx, wanted.physiotherapistId);
  stand(tx, appointment, wanted, await checkHoursOverride(tx, rules, wanted, overrideReason));
  // Before the clinic opens, pending sessions block no slot.
  if (rules.openedAt || appointment.status === 'scheduled') await requireNoOverlap(tx, appointment);
  return appointment;
}

function stand(tx: EntityManager, appointment: Appointment, wanted: Wanted, terms: HoursOverride): Appointment {
  const { startsAt, durationMinutes, physiotherapistId } = wanted;
  return tx.assign(appointment, { startsAt, durationMinutes, physiotherapist: physiotherapistId, ...terms });
}

/**
 * Locks the current and the new physiotherapist, then the patient and the session. Locks all bookable physiotherapists
 * if a patient moves an unassigned session.
 * @throws AppError CHANGED_MEANWHILE if the session was reassigned before the lock
 */
async function lockMoved(change: Moving, asked: Asked): Promise<Appointment> {
  const { tx, actor } = change;
  const named = asked.physiotherapistId;
  const before = named
    ? null
    : await tx.findOne(Appointment, { id: rowId.parse(asked.id) }, { disableIdentityMap: true });
  const treats = named ?? before?.physiotherapist?.id ?? null;
  if (!treats && actor.role === 'patient') await lockPhysiotherapists(tx, null);
  const appointment = await lockAppointment(change, asked, treats);
  const present = named ?? appointment.physiotherapist?.id ?? null;
  if (present !== treats) throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
  return appointment;
}

/** Checks that a session is pending or scheduled. @throws AppError WRONG_STATE */
export function requireAhead({ status }: Pick<Appointment, 'status'>): void {
  if (status !== 'pending' && status !== 'scheduled')
    throw new AppError('WRONG_STATE', reasonFor('APPOINTMENT_NOT_AHEAD', { status }));
}
