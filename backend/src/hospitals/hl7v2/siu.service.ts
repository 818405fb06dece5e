import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { Physiotherapist } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import {
  type Appointment,
  bookAppointment,
  bookInput,
  lockAppointment,
  moveAppointment,
  moveTo,
  requireNoOverlap,
  type Work,
  writeSession,
} from '../../scheduling/index.js';
import type { Source } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { idOfIdentified } from '../external-records/patient-identifiers.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Beside } from './adt.service.js';
import { callSession, findCalled, isCalled } from './external-session-ids.js';
import { MessageFault } from './fault.js';
import type { SiuEvent } from './header.js';
import type { Hl7Message } from './message.js';
import { readNamedSession, readPlannedSession, type NamedSession, type PlannedSession } from './schedule-segments.js';

/** Callback in the transaction of a session's change. */
type Kept<T> = (tx: EntityManager, session: Appointment) => Promise<T>;

const namedSession = z.object({ called: z.string(), patient: z.string() });
/** Staff's input of a session, with the same limits. */
const plannedSession = bookInput
  .pick({ appointmentDate: true, durationMinutes: true, sessionType: true })
  .partial({ sessionType: true })
  .extend({ ...namedSession.shape, registrationNumber: z.string().optional() });

/** Override reason for sessions outside the working hours. */
const overrideReasonOf = ({ name }: Source) => `booked by ${name}`;

/** Applies SIU messages to sessions, with the rules of bookings by staff. */
export class SiuService {
  constructor(
    readonly useCases: UseCases,
    readonly clock: Clock,
  ) {}

  /**
   * Books, changes or cancels a session.
   * @param beside callback in the same transaction, whose result is returned
   * @throws MessageFault for an unknown patient, session or physiotherapist, and for an id of another session
   * @throws AppError as for staff: BAD_INPUT, NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async apply<T>(source: Source, event: SiuEvent, message: Hl7Message, beside: Beside<T>): Promise<T> {
    const keep = (tx: EntityManager, { id, patient }: Appointment) =>
      beside(tx, { patientId: patient.id, appointmentId: id });
    if (event === 'S12') return this.book(source, readPlannedSession(message), keep);
    if (event === 'S14') return this.move(source, readPlannedSession(message), keep);
    return this.cancel(source, readNamedSession(message), keep);
  }

  /** Books a session. Without a physiotherapist it is pending until the clinic assigns one. */
  private async book<T>(source: Source, input: PlannedSession, keep: Kept<T>): Promise<T> {
    const work: Work<'hl7.book', typeof plannedSession> = async (asked, { tx }) => {
      if (await isCalled(tx, source, asked))
        throw new MessageFault('AE', 205, 'A session with this SCH-2 is there already.', 'SCH-2');
      const named = { system: source.identifierSystem, value: asked.patient };
      const patient = await tx.findOne(Patient, { id: idOfIdentified(named), deletedAt: null });
      if (!patient) throw new MessageFault('AE', 204, 'PID-3 is of nobody known here.', 'PID-3');
      const physiotherapistId = await findRegistered(tx, asked.registrationNumber);
      const { sessionType = 'Clinic' } = asked;
      const terms = { sessionType, physiotherapistId, overrideReason: overrideReasonOf(source) };
      const status = physiotherapistId ? 'scheduled' : 'pending';
      const session = await bookAppointment(tx, { ...asked, ...terms, patient, status }, this.clock);
      // The exclusion constraint does not cover the patient's overlaps of pending sessions.
      if (status === 'pending') await requireNoOverlap(tx, session);
      return session;
    };
    const writing = { verb: 'hl7.book', schema: plannedSession, input, work } as const;
    return writeSession(this, source, writing, async (tx, session) => {
      await callSession(tx, source, { called: input.called, id: session.id });
      return keep(tx, session);
    });
  }

  /** Changes a session. Absent fields keep the physiotherapist and duration; a pending session that gets a physiotherapist is booked. */
  private async move<T>(source: Source, input: PlannedSession, keep: Kept<T>): Promise<T> {
    const work: Work<'hl7.move', typeof plannedSession> = async (asked, change) => {
      const id = await idOfCalled(change.tx, source, asked);
      const physiotherapistId = await findRegistered(change.tx, asked.registrationNumber);
      const overrideReason = overrideReasonOf(source);
      const session = await moveAppointment({ ...asked, id, physiotherapistId, overrideReason }, change, this.clock);
      if (asked.sessionType && asked.sessionType !== session.sessionType)
        throw new MessageFault('AE', 102, 'A session stays of its kind: cancel it and book another one.', 'AIS-3');
      if (session.status === 'pending' && session.physiotherapist) moveTo(session, 'scheduled');
      return session;
    };
    return writeSession(this, source, { verb: 'hl7.move', schema: plannedSession, input, work }, keep);
  }

  private async cancel<T>(source: Source, input: NamedSession, keep: Kept<T>): Promise<T> {
    const work: Work<'hl7.cancel', typeof namedSession> = async (asked, change) => {
      const session = await lockAppointment(change, { id: await idOfCalled(change.tx, source, asked) });
      moveTo(session, 'canceled');
      return session;
    };
    return writeSession(this, source, { verb: 'hl7.cancel', schema: namedSession, input, work }, keep);
  }
}

/** Finds the session with the source's id. @throws MessageFault if the patient has none */
async function idOfCalled(tx: EntityManager, source: Source, named: NamedSession): Promise<string> {
  const id = await findCalled(tx, source, named);
  if (id === undefined) throw new MessageFault('AE', 204, 'SCH-2 is of no session of this patient here.', 'SCH-2');
  return id;
}

/** Finds the active physiotherapist with a registration number; undefined without a number. @throws MessageFault */
async function findRegistered(tx: EntityManager, registrationNumber: string | undefined): Promise<string | undefined> {
  if (registrationNumber === undefined) return undefined;
  const [found, ...others] = await tx.find(Physiotherapist, { registrationNumber, deletedAt: null });
  if (found && others.length === 0) return found.id;
  throw new MessageFault(
    'AE',
    204,
    'AIP-3 is the registration number of nobody, or of several, who treat here.',
    'AIP-3',
  );
}
