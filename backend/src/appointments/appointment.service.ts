import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import type { ActorWith, Verb } from '../auth/verbs.js';
import type { Clock } from '../clock.js';
import { sayMoment } from '../clinic-time.js';
import { AppError, badInput } from '../errors.js';
import { requireVersion } from '../expected-version.js';
import type { Limits } from '../limits.js';
import { decodeCursor } from '../list-cursor.js';
import { nothing, rowId } from '../parse-input.js';
import { findNamedPatient } from '../patients/patient-lookup.js';
import { parsePatientReference } from '../patients/patient-reference.js';
import { Patient } from '../patients/patient.entity.js';
import { findPhysiotherapist } from '../physiotherapists/physiotherapist-lookup.js';
import type { Change, UseCases } from '../use-cases.js';
import { moveTo, requireStatus } from './appointment-status.js';
import { Appointment, type AppointmentStatus } from './appointment.entity.js';
import {
  appointmentListInput,
  assignInput,
  bookInput,
  missedInput,
  pendingChangeInput,
  pendingListInput,
  pendingPageInput,
  requestInput,
  rescheduleInput,
} from './appointment.input.js';
import {
  findAppointment,
  findAppointments,
  findInTheWay,
  findPendingPage,
  type AppointmentRow,
  type PendingStretch,
} from './appointment.queries.js';
import { lockSlotHolders } from './slot-holders.js';

export type { AppointmentRow };

/** A page of what is pending, and how much that is in all. */
export interface PendingPage extends PendingStretch {
  page: number;
  limit: number;
}

const noAppointment = () => new AppError('NOT_FOUND', 'There is no appointment with this id.');

/** Sessions of patients with physiotherapists (spec §4, §6; readings 40 to 45, 74). */
export class AppointmentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly limits: Pick<Limits, 'openRequestsPerPatient'>,
  ) {}

  /** Pending appointments, earliest first; all of them when `first` is left out. */
  async listPending(actor: Actor, input: z.input<typeof pendingListInput> = {}): Promise<AppointmentRow[]> {
    return this.useCases.read(actor, 'appointment.listPending', pendingListInput, input, ({ first }, { em }) =>
      findAppointments(em, { status: 'pending' }, first),
    );
  }

  /**
   * A page of the pending appointments, earliest first, with the exact total; a page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async pendingPage(actor: Actor, input: z.input<typeof pendingPageInput>): Promise<PendingPage> {
    return this.useCases.read(actor, 'appointment.listPending', pendingPageInput, input, async (asked, { em }) => {
      const { page, limit } = asked;
      return { ...(await findPendingPage(em, limit, (page - 1) * limit)), page, limit };
    });
  }

  /**
   * A stretch of the appointments, earliest first unless told otherwise: all for an admin, a patient's own for the patient.
   * @throws AppError BAD_INPUT
   */
  async list(
    actor: Actor,
    input: z.input<typeof appointmentListInput>,
  ): Promise<{ appointments: AppointmentRow[]; hasNextPage: boolean }> {
    return this.useCases.read(actor, 'appointment.list', appointmentListInput, input, async (asked, hand) => {
      const { first, after, filter, order } = asked;
      const ownerId = hand.actor.role === 'admin' ? undefined : hand.actor.userId;
      const patient = filter?.patientId ? parsePatientReference(filter.patientId) : undefined;
      if (filter?.patientId && !patient) return { appointments: [], hasNextPage: false };
      const position = after ? decodeCursor(after) : undefined;
      const narrowed = { ...filter, patient, ownerId };
      const rows = await findAppointments(hand.em, narrowed, first + 1, position, order ?? undefined);
      return { appointments: rows.slice(0, first), hasNextPage: rows.length > first };
    });
  }

  /**
   * Books a scheduled session.
   * @throws AppError BAD_INPUT, NOT_FOUND, DOUBLE_BOOKED
   */
  async book(actor: Actor, input: z.input<typeof bookInput>): Promise<AppointmentRow> {
    return this.write(actor, 'appointment.book', bookInput, input, async (asked, { tx }) => {
      const { patientId, physiotherapistId, appointmentDate, durationMinutes, sessionType } = asked;
      this.requireFuture(appointmentDate);
      const patient = await findNamedPatient(tx, patientId);
      const physiotherapist = physiotherapistId ? await findPhysiotherapist(tx, physiotherapistId) : null;
      await lockSlotHolders(tx, { patientId: patient.id, physiotherapistId: physiotherapist?.id ?? null });
      return tx.create(Appointment, {
        patient,
        physiotherapist,
        startsAt: appointmentDate,
        ...(durationMinutes && { durationMinutes }),
        sessionType,
        status: 'scheduled',
        createdAt: this.clock.now(),
      });
    });
  }

  /**
   * A patient asks for a session for themselves; it waits for an admin (reading 74).
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, LIMIT_REACHED
   */
  async request(actor: Actor, input: z.input<typeof requestInput>): Promise<AppointmentRow> {
    return this.write(actor, 'appointment.request', requestInput, input, async (asked, { actor: own, tx, lock }) => {
      const { appointmentDate: startsAt, sessionType } = asked;
      this.requireFuture(startsAt);
      // Locked, so that of requests at once the later ones find the first.
      const patient = await lock(Patient, { user: own.userId, deletedAt: null });
      if (!patient) throw new AppError('NOT_FOUND', 'The clinic has no record of you yet. Please call us.');
      const open = { patient, status: 'pending', deletedAt: null } as const;
      if (await tx.count(Appointment, { ...open, startsAt })) throw askedAlready();
      const most = this.limits.openRequestsPerPatient;
      if ((await tx.count(Appointment, open)) >= most) throw tooManyOpen(most);
      const { physiotherapist = null } = patient;
      return tx.create(Appointment, { patient, physiotherapist, startsAt, sessionType, createdAt: this.clock.now() });
    });
  }

  /**
   * The PATCH of a pending appointment: exactly one of status, date and physiotherapist (reading 42).
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async changePending(
    actor: Actor,
    id: string,
    input: z.input<typeof pendingChangeInput>,
    version?: unknown,
  ): Promise<AppointmentRow> {
    const asked = await this.useCases.read(actor, 'appointment.approve', pendingChangeInput, input, (change) => change);
    const { appointmentDate, physiotherapistId = '' } = input;
    if (asked.status === 'scheduled') return this.approve(actor, id, version);
    if (asked.status === 'canceled')
      return this.become(actor, 'appointment.cancel', id, 'canceled', version, ['pending']);
    return appointmentDate
      ? this.reschedule(actor, id, { appointmentDate }, version)
      : this.assign(actor, id, { physiotherapistId }, version);
  }

  /** Pending becomes scheduled. @throws AppError NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE */
  async approve(actor: Actor, id: string, version?: unknown): Promise<AppointmentRow> {
    return this.become(actor, 'appointment.approve', id, 'scheduled', version);
  }

  /**
   * Scheduled becomes pending again: an approval that was a slip is taken back, by the version that it answered with.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async undoApproval(actor: Actor, id: string, version: number): Promise<AppointmentRow> {
    return this.write(actor, 'appointment.undoApproval', nothing, {}, async (_, change) => {
      const appointment = await lockAppointment(change, id, version);
      // A scheduled session is never changed, so that one in its first version was booked at once: nobody asked for it.
      if (appointment.status === 'scheduled' && appointment.version === 1) {
        throw new AppError('WRONG_STATE', 'This session was booked, not asked for. Cancel it instead.');
      }
      moveTo(appointment, 'pending');
      return appointment;
    });
  }

  /** Pending or scheduled becomes canceled. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async cancel(actor: Actor, id: string, version?: unknown): Promise<AppointmentRow> {
    return this.become(actor, 'appointment.cancel', id, 'canceled', version);
  }

  /** Scheduled becomes completed. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async complete(actor: Actor, id: string, version?: unknown): Promise<AppointmentRow> {
    return this.become(actor, 'appointment.complete', id, 'completed', version);
  }

  /** Scheduled becomes missed, with a reason. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async markMissed(
    actor: Actor,
    id: string,
    input: z.input<typeof missedInput>,
    version?: unknown,
  ): Promise<AppointmentRow> {
    return this.write(actor, 'appointment.miss', missedInput, input, async ({ reason }, change) => {
      const appointment = await lockAppointment(change, id, version);
      moveTo(appointment, 'missed');
      appointment.missedReason = reason;
      return appointment;
    });
  }

  /** Changes the time of a pending appointment and nothing else. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async reschedule(
    actor: Actor,
    id: string,
    input: z.input<typeof rescheduleInput>,
    version?: unknown,
  ): Promise<AppointmentRow> {
    return this.write(actor, 'appointment.reschedule', rescheduleInput, input, async ({ appointmentDate }, change) => {
      this.requireFuture(appointmentDate);
      const appointment = await lockAppointment(change, id, version);
      requireStatus(appointment, ['pending']);
      appointment.startsAt = appointmentDate;
      return appointment;
    });
  }

  /** Changes the physiotherapist of a pending appointment and nothing else. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async assign(
    actor: Actor,
    id: string,
    input: z.input<typeof assignInput>,
    version?: unknown,
  ): Promise<AppointmentRow> {
    return this.write(actor, 'appointment.assign', assignInput, input, async ({ physiotherapistId }, change) => {
      const appointment = await lockAppointment(change, id, version);
      requireStatus(appointment, ['pending']);
      const physiotherapist = await findPhysiotherapist(change.tx, physiotherapistId);
      return change.tx.assign(appointment, { physiotherapist });
    });
  }

  private async become(
    actor: Actor,
    verb: Verb,
    id: string,
    status: AppointmentStatus,
    version: unknown,
    from?: AppointmentStatus[],
  ): Promise<AppointmentRow> {
    return this.write(actor, verb, nothing, {}, async (_, change) => {
      const appointment = await lockAppointment(change, id, version);
      if (from) requireStatus(appointment, from);
      moveTo(appointment, status);
      return appointment;
    });
  }

  /** Answers the row as it stands afterwards; a taken slot is told by who is in the way. */
  private async write<V extends Verb, S extends z.ZodType>(
    actor: Actor,
    verb: V,
    schema: S,
    input: z.input<S>,
    work: (asked: z.output<S>, change: Change<ActorWith<V>>) => Promise<Appointment>,
  ): Promise<AppointmentRow> {
    let wanted: Appointment | undefined;
    return this.useCases.write(
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

  private requireFuture(moment: Date): void {
    if (moment <= this.clock.now()) throw badInput({ appointmentDate: 'Please choose a time in the future' });
  }
}

/** Locks the row, so that of two admins one wins and the other is told what it has become. */
async function lockAppointment({ tx, lock }: Change<Actor>, reference: string, version: unknown): Promise<Appointment> {
  const id = rowId.parse(reference);
  await lockSlotHolders(tx, { appointmentId: id });
  const appointment = await lock(Appointment, { id, deletedAt: null });
  if (!appointment) throw noAppointment();
  requireVersion(version, appointment.version);
  return appointment;
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

function askedAlready(): AppError {
  const sentence = 'You have asked for a session at this time already. The clinic will confirm it.';
  return new AppError('ALREADY_EXISTS', sentence, { fields: { appointmentDate: sentence } });
}

function tooManyOpen(most: number): AppError {
  const asked = most === 1 ? 'A request of yours waits' : `${most} requests of yours wait`;
  return new AppError('LIMIT_REACHED', `${asked} for the clinic already. Please wait for its answer, or call us.`);
}
