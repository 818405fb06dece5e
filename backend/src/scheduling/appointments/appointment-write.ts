import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { AllowedActor, Permission } from '../../platform/access/access-policy.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { publish } from '../../platform/events/domain-events.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import type { Appointment } from './appointment.entity.js';
import { AppointmentChanged } from './appointment-events.js';
import { stateBefore } from './appointment-state.js';
import { timeRefused } from './patient-limits.js';
import { findAppointment, findOverlap, type AppointmentRow } from './appointment.queries.js';
import { setTriggerActor, setTriggerReason } from './trigger-context.js';
import { redactAppointment } from './redact-appointment.js';

/** What is answered for an appointment that is not there. */
export const noAppointment = () => new AppError('NOT_FOUND', reasonFor('APPOINTMENT_NOT_FOUND'));

/** What staff may do outside the hours, for a reason which the audit row keeps (clinic §4). */
const GIVES_TIME: ReadonlySet<Permission> = new Set<Permission>([
  'appointment.book',
  'appointment.reschedule',
  'appointment.assign',
  'appointment.move',
  'hl7.book',
  'hl7.move',
]);

/** What a service of appointments works with. */
export interface Hands {
  useCases: UseCases;
  clock: Clock;
}

/** A write that answers the appointment as it stands afterwards. @throws AppError DOUBLE_BOOKED */
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

/** Does it, by the rules; what it answers is written. */
export type Work<V extends Permission, S extends z.ZodType> = (
  asked: z.output<S>,
  change: WriteContext<AllowedActor<V>>,
) => Promise<Appointment>;

/** What is done to a session. */
interface Writing<V extends Permission, S extends z.ZodType> {
  verb: V;
  schema: S;
  input: z.input<S>;
  work: Work<V, S>;
  /** What the audit row says beside the reason of an override; the work may fill it in. */
  details?: Record<string, unknown> | undefined;
}

/**
 * A write of a session; a taken slot is told by who is in the way.
 * @param answer what is answered once the session is written, in the same transaction
 * @throws AppError DOUBLE_BOOKED
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
      if (own.kind === 'account' || own.kind === 'program') await setTriggerActor(change.tx, own);
      if (own.kind === 'source') await setTriggerReason(change.tx, `told by ${own.name}`);
      const appointment = await work(asked, change);
      wanted = appointment;
      const before = stateBefore(change.tx, appointment);
      await change.tx.flush();
      const byPatient = actor.role === 'patient';
      await publish(change.tx, new AppointmentChanged(appointment, { before, byPatient, now: clock.now() }));
      const { overrideReason } = appointment;
      const details = GIVES_TIME.has(verb) && overrideReason ? { overrideReason } : noted;
      return { subject: appointment, answer: () => answer(change.tx, appointment), details };
    },
    async (constraint, em) => {
      if (constraint === 'plan_session_open') return new AppError('WRONG_STATE', reasonFor('NO_SESSION_OPEN'));
      if (!wanted || !constraint.endsWith('_slot')) return undefined;
      // A patient does not hear whose session it is.
      return actor.role === 'patient'
        ? timeRefused('DOUBLE_BOOKED', reasonFor('JUST_TAKEN'))
        : doubleBooked(em, wanted);
    },
  );
}

/** @throws AppError BAD_INPUT for a session that would be over already */
export function requireFuture(clock: Clock, moment: Date): void {
  if (moment <= clock.now()) throw badInput({ appointmentDate: reasonFor('NOT_IN_FUTURE') });
}

async function rowOf(em: EntityManager, id: string): Promise<AppointmentRow> {
  const row = await findAppointment(em, id);
  if (!row) throw noAppointment();
  return row;
}

/** @throws AppError DOUBLE_BOOKED when somebody has the time that a session is to get */
export async function requireNoOverlap(tx: EntityManager, wanted: Appointment): Promise<void> {
  if (await findOther(tx, wanted)) throw await doubleBooked(tx, wanted);
}

const findOther = (em: EntityManager, wanted: Appointment) =>
  findOverlap(em, {
    id: wanted.id,
    patientId: wanted.patient.id,
    physiotherapistId: wanted.physiotherapist?.id ?? null,
    startsAt: wanted.startsAt,
    durationMinutes: wanted.durationMinutes,
  });

async function doubleBooked(em: EntityManager, wanted: Appointment): Promise<AppError> {
  const other = await findOther(em, wanted);
  if (!other) return new AppError('DOUBLE_BOOKED', reasonFor('SLOT_TAKEN'));
  const { patientName: patient, physiotherapistName, startsAt, durationMinutes: minutes } = other;
  const session = { patient, physiotherapist: physiotherapistName ?? '', at: startsAt.toISOString(), minutes };
  const isPatient = other.patientId === wanted.patient.id;
  return new AppError(
    'DOUBLE_BOOKED',
    isPatient ? reasonFor('PATIENT_BUSY', session) : reasonFor('PHYSIOTHERAPIST_BUSY', session),
  );
}
