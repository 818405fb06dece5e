import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import { userIdOf, type Actor } from '../auth/actor.js';
import type { Verb } from '../auth/verbs.js';
import type { Clock } from '../clock.js';
import { sayMoment } from '../clinic-time.js';
import { violatedConstraint } from '../db/database.js';
import { retryDeadlock } from '../db/retry-deadlock.js';
import { AppError, badInput } from '../errors.js';
import { requireVersion } from '../expected-version.js';
import type { Limits } from '../limits.js';
import { decodeCursor } from '../list-cursor.js';
import { parseInput } from '../parse-input.js';
import { parsePatientReference } from '../patients/patient-reference.js';
import { Patient } from '../patients/patient.entity.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import { mayBecome, requireStatus } from './appointment-status.js';
import { Appointment, type AppointmentStatus } from './appointment.entity.js';
import {
  appointmentListInput,
  assignInput,
  bookInput,
  missedInput,
  pendingChangeInput,
  pendingListInput,
  requestInput,
  rescheduleInput,
} from './appointment.input.js';
import { findAppointment, findAppointments, findInTheWay, type AppointmentRow } from './appointment.queries.js';
import { lockSlotHolders } from './slot-holders.js';

export type { AppointmentRow };

const NO_APPOINTMENT = 'There is no appointment with this id.';

/** Sessions of patients with physiotherapists (spec §4, §6; readings 40 to 45, 74). */
export class AppointmentService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: Access,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly limits: Pick<Limits, 'openRequestsPerPatient'>,
  ) {}

  /** Pending appointments, earliest first; all of them when `first` is left out. */
  async listPending(actor: Actor, input: unknown = {}): Promise<AppointmentRow[]> {
    await this.access.require(actor, 'appointment.listPending');
    return findAppointments(this.em, { status: 'pending' }, parseInput(pendingListInput, input).first);
  }

  /**
   * A stretch of the appointments, earliest first unless told otherwise: all for an admin, a patient's own for the patient.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: unknown): Promise<{ appointments: AppointmentRow[]; hasNextPage: boolean }> {
    await this.access.require(actor, 'appointment.list');
    const { first, after, filter, order } = parseInput(appointmentListInput, input);
    const ownerId = actor.role === 'admin' ? undefined : userIdOf(actor);
    const patient = filter?.patientId ? parsePatientReference(filter.patientId) : undefined;
    if (filter?.patientId && !patient) return { appointments: [], hasNextPage: false };
    const position = after ? decodeCursor(after) : undefined;
    const narrowed = { ...filter, patient, ownerId };
    const rows = await findAppointments(this.em, narrowed, first + 1, position, order ?? undefined);
    return { appointments: rows.slice(0, first), hasNextPage: rows.length > first };
  }

  /**
   * Books a scheduled session.
   * @throws AppError BAD_INPUT, NOT_FOUND, DOUBLE_BOOKED
   */
  async book(actor: Actor, input: unknown): Promise<AppointmentRow> {
    await this.access.require(actor, 'appointment.book');
    const { patientId, physiotherapistId, appointmentDate, durationMinutes, sessionType } = parseInput(
      bookInput,
      input,
    );
    this.requireFuture(appointmentDate);
    return this.commit(actor, 'appointment.book', async (tx) => {
      const patient = await this.findPatient(tx, patientId);
      if (!patient)
        throw new AppError('NOT_FOUND', 'There is no patient record with this id.', {
          fields: { patientId: 'Please choose a patient' },
        });
      const physiotherapist = physiotherapistId ? await this.findPhysiotherapist(tx, physiotherapistId) : null;
      await lockSlotHolders(tx, { patientId: patient.id, physiotherapistId: physiotherapist?.id ?? null });
      const appointment = tx.create(Appointment, {
        patient,
        physiotherapist,
        startsAt: appointmentDate,
        ...(durationMinutes && { durationMinutes }),
        sessionType,
        status: 'scheduled',
        createdAt: this.clock.now(),
      });
      return { appointment, changedFields: ['status', 'startsAt'] };
    });
  }

  /**
   * A patient asks for a session for themselves; it waits for an admin (reading 74).
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, LIMIT_REACHED
   */
  async request(actor: Actor, input: unknown): Promise<AppointmentRow> {
    await this.access.require(actor, 'appointment.request');
    const { appointmentDate, sessionType } = parseInput(requestInput, input);
    this.requireFuture(appointmentDate);
    return this.commit(actor, 'appointment.request', async (tx) => {
      const own = { user: userIdOf(actor) ?? null, deletedAt: null };
      // Locked, so that of requests at once the later ones find the first.
      const patient = await tx.findOne(Patient, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!patient) throw new AppError('NOT_FOUND', 'The clinic has no record of you yet. Please call us.');
      const open = { patient, status: 'pending', deletedAt: null } as const;
      if (await tx.count(Appointment, { ...open, startsAt: appointmentDate })) throw askedAlready();
      const most = this.limits.openRequestsPerPatient;
      if ((await tx.count(Appointment, open)) >= most) throw tooManyOpen(most);
      const appointment = tx.create(Appointment, {
        patient,
        physiotherapist: patient.physiotherapist ?? null,
        startsAt: appointmentDate,
        sessionType,
        createdAt: this.clock.now(),
      });
      return { appointment, changedFields: ['status', 'startsAt'] };
    });
  }

  /**
   * The PATCH of a pending appointment: exactly one of status, date and physiotherapist (reading 42).
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE
   */
  async changePending(actor: Actor, id: string, input: unknown, version?: unknown): Promise<AppointmentRow> {
    await this.access.require(actor, 'appointment.approve');
    const { status, appointmentDate } = parseInput(pendingChangeInput, input);
    if (status === 'scheduled') return this.approve(actor, id, version);
    if (status === 'canceled') return this.become(actor, 'appointment.cancel', id, 'canceled', version, ['pending']);
    return appointmentDate ? this.reschedule(actor, id, input, version) : this.assign(actor, id, input, version);
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
    await this.access.require(actor, 'appointment.undoApproval');
    return this.change(actor, 'appointment.undoApproval', id, version, async (appointment) => {
      // A scheduled session is never changed, so that one in its first version was booked at once: nobody asked for it.
      if (appointment.status === 'scheduled' && appointment.version === 1) {
        throw new AppError('WRONG_STATE', 'This session was booked, not asked for. Cancel it instead.');
      }
      this.move(appointment, 'pending');
      return ['status'];
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
  async markMissed(actor: Actor, id: string, input: unknown, version?: unknown): Promise<AppointmentRow> {
    await this.access.require(actor, 'appointment.miss');
    const { reason } = parseInput(missedInput, input);
    return this.change(actor, 'appointment.miss', id, version, async (appointment) => {
      this.move(appointment, 'missed');
      appointment.missedReason = reason;
      return ['status', 'missedReason'];
    });
  }

  /** Changes the time of a pending appointment and nothing else. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async reschedule(actor: Actor, id: string, input: unknown, version?: unknown): Promise<AppointmentRow> {
    await this.access.require(actor, 'appointment.reschedule');
    const { appointmentDate } = parseInput(rescheduleInput, input);
    this.requireFuture(appointmentDate);
    return this.change(actor, 'appointment.reschedule', id, version, async (appointment) => {
      requireStatus(appointment, ['pending']);
      appointment.startsAt = appointmentDate;
      return ['startsAt'];
    });
  }

  /** Changes the physiotherapist of a pending appointment and nothing else. @throws AppError NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async assign(actor: Actor, id: string, input: unknown, version?: unknown): Promise<AppointmentRow> {
    await this.access.require(actor, 'appointment.assign');
    const { physiotherapistId } = parseInput(assignInput, input);
    return this.change(actor, 'appointment.assign', id, version, async (appointment, tx) => {
      requireStatus(appointment, ['pending']);
      tx.assign(appointment, { physiotherapist: await this.findPhysiotherapist(tx, physiotherapistId) });
      return ['physiotherapist'];
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
    await this.access.require(actor, verb);
    return this.change(actor, verb, id, version, async (appointment) => {
      if (from) requireStatus(appointment, from);
      this.move(appointment, status);
      return ['status'];
    });
  }

  private move(appointment: Appointment, status: AppointmentStatus): void {
    if (!mayBecome(appointment.status, status)) {
      throw new AppError(
        'WRONG_STATE',
        `This appointment is ${appointment.status} by now and cannot become ${status}.`,
      );
    }
    appointment.status = status;
  }

  /** Locks the row, so that of two admins one wins and the other is told what it has become. */
  private async change(
    actor: Actor,
    verb: Verb,
    id: string,
    version: unknown,
    work: (appointment: Appointment, tx: EntityManager) => Promise<string[]>,
  ): Promise<AppointmentRow> {
    return this.commit(actor, verb, async (tx) => {
      if (isUuid(id)) await lockSlotHolders(tx, { appointmentId: id });
      const found =
        isUuid(id) &&
        (await tx.findOne(Appointment, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!found) throw new AppError('NOT_FOUND', NO_APPOINTMENT);
      requireVersion(version, found.version);
      return { appointment: found, changedFields: await work(found, tx) };
    });
  }

  /** One transaction: the change, its audit row, and the row as it stands afterwards; a taken slot is told by who is in the way. */
  private async commit(
    actor: Actor,
    verb: Verb,
    work: (tx: EntityManager) => Promise<{ appointment: Appointment; changedFields: string[] }>,
  ): Promise<AppointmentRow> {
    let touched: Appointment | undefined;
    try {
      return await retryDeadlock(() =>
        this.em.transactional(async (tx) => {
          const { appointment, changedFields } = await work(tx);
          touched = appointment;
          await tx.flush();
          this.audit.record(tx, actor, { verb, subjectType: 'appointment', subjectId: appointment.id, changedFields });
          const row = await findAppointment(tx, appointment.id);
          if (!row) throw new AppError('NOT_FOUND', NO_APPOINTMENT);
          return row;
        }),
      );
    } catch (error) {
      if (touched && violatedConstraint(error)?.endsWith('_slot')) throw await this.doubleBooked(touched);
      throw error;
    }
  }

  private async doubleBooked(wanted: Appointment): Promise<AppError> {
    const other = await findInTheWay(this.em, {
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

  private requireFuture(moment: Date): void {
    if (moment <= this.clock.now()) throw badInput({ appointmentDate: 'Please choose a time in the future' });
  }

  private async findPatient(em: EntityManager, reference: string): Promise<Patient | null> {
    const named = parsePatientReference(reference);
    return named ? em.findOne(Patient, { ...named, deletedAt: null }) : null;
  }

  private async findPhysiotherapist(em: EntityManager, id: string): Promise<Physiotherapist> {
    const found = isUuid(id) && (await em.findOne(Physiotherapist, { id, deletedAt: null }));
    if (found) return found;
    const sentence = 'There is no physiotherapist with this id.';
    throw new AppError('NOT_FOUND', sentence, {
      fields: { physiotherapistId: 'Please choose a physiotherapist of the list' },
    });
  }
}

function askedAlready(): AppError {
  const sentence = 'You have asked for a session at this time already. The clinic will confirm it.';
  return new AppError('ALREADY_EXISTS', sentence, { fields: { appointmentDate: sentence } });
}

function tooManyOpen(most: number): AppError {
  const asked = most === 1 ? 'A request of yours waits' : `${most} requests of yours wait`;
  return new AppError('LIMIT_REACHED', `${asked} for the clinic already. Please wait for its answer, or call us.`);
}
