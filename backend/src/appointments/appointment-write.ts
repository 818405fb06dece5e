import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import type { ActorWith, Verb } from '../auth/verbs.js';
import { sayMoment } from '../clinic-time.js';
import type { Clock } from '../clock.js';
import { AppError, badInput } from '../errors.js';
import type { Change, UseCases } from '../use-cases.js';
import type { Appointment } from './appointment.entity.js';
import { findAppointment, findInTheWay, type AppointmentRow } from './appointment.queries.js';

/** What is answered for an appointment that is not there. */
export const noAppointment = () => new AppError('NOT_FOUND', 'There is no appointment with this id.');

/** A write that answers the appointment as it stands afterwards; a taken slot is told by who is in the way. @throws AppError DOUBLE_BOOKED */
export async function writeAppointment<V extends Verb, S extends z.ZodType>(
  useCases: UseCases,
  actor: Actor,
  verb: V,
  schema: S,
  input: z.input<S>,
  work: (asked: z.output<S>, change: Change<ActorWith<V>>) => Promise<Appointment>,
): Promise<AppointmentRow> {
  let wanted: Appointment | undefined;
  return useCases.write(
    actor,
    verb,
    schema,
    input,
    async (asked, change) => {
      const appointment = await work(asked, change);
      wanted = appointment;
      return { subject: appointment, answer: () => rowOf(change.tx, appointment.id) };
    },
    async (constraint, em) => (wanted && constraint.endsWith('_slot') ? doubleBooked(em, wanted) : undefined),
  );
}

/** @throws AppError BAD_INPUT for a session that would be over already */
export function requireFuture(clock: Clock, moment: Date): void {
  if (moment <= clock.now()) throw badInput({ appointmentDate: 'Please choose a time in the future' });
}

async function rowOf(em: EntityManager, id: string): Promise<AppointmentRow> {
  const row = await findAppointment(em, id);
  if (!row) throw noAppointment();
  return row;
}

async function doubleBooked(em: EntityManager, wanted: Appointment): Promise<AppError> {
  const other = await findInTheWay(em, {
    id: wanted.id,
    patientId: wanted.patient.id,
    physiotherapistId: wanted.physiotherapist?.id ?? null,
    startsAt: wanted.startsAt,
    durationMinutes: wanted.durationMinutes,
  });
  const who =
    other?.patientId === wanted.patient.id ? 'The patient' : (other?.physiotherapistName ?? 'The physiotherapist');
  const what = other
    ? `${who} already has a session then: ${other.patientName} with ${other.physiotherapistName ?? 'nobody assigned'}, ${sayMoment(other.startsAt)}, ${other.durationMinutes} minutes.`
    : 'Somebody else has just taken this slot.';
  return new AppError('DOUBLE_BOOKED', `${what} Please choose another time or physiotherapist.`);
}
