import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor, Account, Program } from '../../platform/access/actor.js';
import type { AllowedActor, Permission } from '../../platform/access/access-policy.js';
import type { Clock } from '../../platform/time/clock.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { publish } from '../../platform/events/domain-events.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { noAppointment, redactAppointment } from './appointment-scope.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentChanged, stateBefore } from './appointment-events.js';
import { requireHomeAddress } from './home-address.js';
import { timeRefused } from './patient-limits.js';
import { findAppointment, findOverlap, type AppointmentRow, type WantedPlace } from './appointment.queries.js';
import { sql } from 'kysely';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { moveTo } from './appointment-status.js';

/** Permissions whose use outside the opening hours needs a reason, which the audit row stores. */
const GIVES_TIME: ReadonlySet<Permission> = new Set<Permission>([
  'appointment.book',
  'appointment.reschedule',
  'appointment.assign',
  'appointment.move',
  'waiting.book',
  'hl7.book',
  'hl7.move',
]);

/** Dependencies of appointment writes. */
export interface Hands {
  useCases: UseCases;
  clock: Clock;
}

/** Runs a write in a transaction and returns the resulting appointment. @throws AppError DOUBLE_BOOKED */
export async function writeAppointment<V extends Permission, S extends z.ZodType>(
  hands: Hands,
  actor: Actor,
  verb: V,
  schema: S,
  input: z.input<S>,
  work: Work<V, S>,
  details?: Record<string, unknown>,
): Promise<AppointmentRow> {
  return writeSession(hands, actor, { verb, schema, input, work, details }, async (tx, { id }) =>
    redactAppointment(actor, await rowOf(tx, id), hands.clock.now()),
  );
}

/** Applies a write and returns the appointment to flush. */
export type Work<V extends Permission, S extends z.ZodType> = (
  asked: z.output<S>,
  change: WriteContext<AllowedActor<V>>,
) => Promise<Appointment>;

/** A write of a session: permission, input and work. */
interface Writing<V extends Permission, S extends z.ZodType> {
  verb: V;
  schema: S;
  input: z.input<S>;
  work: Work<V, S>;
  /** Audit details besides the override reason; `work` may add to them. */
  details?: Record<string, unknown> | undefined;
}

/**
 * Runs a write of a session and names the overlapping session if the slot is taken. A home visit gets no time without an address.
 * @param answer computes the result after the flush, in the same transaction
 * @throws AppError DOUBLE_BOOKED, WRONG_STATE
 */
export async function writeSession<V extends Permission, S extends z.ZodType, T>(
  { useCases, clock }: Hands,
  actor: Actor,
  { verb, schema, input, work, details: noted }: Writing<V, S>,
  answer: (tx: EntityManager, session: Appointment) => Promise<T>,
): Promise<T> {
  let wanted: Appointment | undefined;
  return useCases.write(
    actor,
    verb,
    schema,
    input,
    async (asked, change) => {
      const { actor: own } = change;
      if (own.kind === 'account' || own.kind === 'program') await setTriggerActor(change.tx, own, clock.now());
      if (own.kind === 'source') await setTriggerReason(change.tx, `told by ${own.name}`, clock.now());
      const appointment = await work(asked, change);
      wanted = appointment;
      const before = stateBefore(change.tx, appointment);
      await requireHomeAddress(change.tx, own, appointment, before);
      await change.tx.flush();
      const byPatient = actor.role === 'patient';
      await publish(change.tx, new AppointmentChanged(appointment, { before, byPatient, now: clock.now() }));
      const { overrideReason } = appointment;
      const details = GIVES_TIME.has(verb) && overrideReason ? { ...noted, overrideReason } : noted;
      return { subject: appointment, answer: () => answer(change.tx, appointment), details };
    },
    async (constraint, em) => {
      if (constraint === 'plan_session_open') return new AppError('WRONG_STATE', reasonFor('NO_SESSION_OPEN'));
      if (!wanted || !constraint.endsWith('_slot')) return undefined;
      // Do not reveal other patients' sessions to a patient.
      return actor.role === 'patient'
        ? timeRefused('DOUBLE_BOOKED', reasonFor('JUST_TAKEN'))
        : doubleBooked(em, placeOf(wanted));
    },
  );
}

/** Checks that a time is in the future. @throws AppError BAD_INPUT */
export function requireFuture(clock: Clock, moment: Date): void {
  if (moment <= clock.now()) throw badInput({ appointmentDate: reasonFor('NOT_IN_FUTURE') });
}

async function rowOf(em: EntityManager, id: string): Promise<AppointmentRow> {
  const row = await findAppointment(em, id);
  if (!row) throw noAppointment();
  return row;
}

/** Checks that no other session overlaps. @throws AppError DOUBLE_BOOKED */
export async function requireNoOverlap(tx: EntityManager, wanted: Appointment): Promise<void> {
  if (await findOverlap(tx, placeOf(wanted))) throw await doubleBooked(tx, placeOf(wanted));
}

const placeOf = ({ id, patient, physiotherapist, startsAt, durationMinutes }: Appointment): WantedPlace => ({
  id,
  patientId: patient.id,
  physiotherapistId: physiotherapist?.id ?? null,
  startsAt,
  durationMinutes,
});

/** Returns the error for a taken time, which names the other session to staff. */
export async function doubleBooked(em: EntityManager, wanted: WantedPlace): Promise<AppError> {
  const other = await findOverlap(em, wanted);
  if (!other) return new AppError('DOUBLE_BOOKED', reasonFor('SLOT_TAKEN'));
  const { patientName: patient, physiotherapistName, startsAt, durationMinutes: minutes } = other;
  const session = { patient, physiotherapist: physiotherapistName ?? '', at: startsAt.toISOString(), minutes };
  const isPatient = other.patientId === wanted.patientId;
  return new AppError(
    'DOUBLE_BOOKED',
    isPatient ? reasonFor('PATIENT_BUSY', session) : reasonFor('PHYSIOTHERAPIST_BUSY', session),
  );
}

/**
 * Sets the actor that triggers store in the event ledger of a plan and with a cancellation, its time, and the clinic day on which they book
 * what follows from a session of a closed day, for this transaction.
 */
export async function setTriggerActor(
  tx: EntityManager,
  { role, userId }: Account | Program,
  now: Date,
): Promise<void> {
  await sql`select set_config('recovery.actor', ${`${role.toUpperCase()} ${userId}`}, true),
    set_config('books.today', ${clinicDay(now)}, true), set_config('books.now', ${now.toISOString()}, true)`.execute(
    tx.getKysely(),
  );
}

/** Sets the session number of the plan for the next booking in this transaction. */
export async function setTriggerSession(tx: EntityManager, number: number): Promise<void> {
  await sql`select set_config('recovery.session', ${String(number)}, true)`.execute(tx.getKysely());
}

/**
 * Sets the reason that triggers store with a change in this transaction: of a correction, or the hospital that sent it.
 * @param now time of the change, unless `setTriggerActor` sets it
 */
export async function setTriggerReason(tx: EntityManager, reason: string, now?: Date): Promise<void> {
  const time = now ? sql`, set_config('books.now', ${now.toISOString()}, true)` : sql``;
  await sql`select set_config('recovery.reason', ${reason}, true) ${time}`.execute(tx.getKysely());
}

/** Names the session that staff cancel for its patient in this transaction, so that triggers store the patient as who canceled. */
export async function setTriggerForPatient(tx: EntityManager, id: string): Promise<void> {
  await sql`select set_config('books.for_patient', ${id}, true)`.execute(tx.getKysely());
}

/** Cancels sessions on behalf of the clinic. The caller holds the patient's row lock. */
export async function cancelAppointments(tx: EntityManager, ids: readonly string[], now: Date): Promise<void> {
  const found = await tx.find(Appointment, { id: { $in: [...ids] } }, { ...FOR_UPDATE, orderBy: { id: 'asc' } });
  const sessions = found.map((session) => ({ session, before: stateBefore(tx, session) }));
  for (const { session } of sessions) moveTo(session, 'canceled');
  await tx.flush();
  for (const { session, before } of sessions)
    await publish(tx, new AppointmentChanged(session, { before, byPatient: false, now }));
}
