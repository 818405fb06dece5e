import type { EntityManager } from '@mikro-orm/postgresql';
import { Appointment } from '../appointments/appointment.entity.js';
import { recoveryPercent } from '../appointments/recovery.js';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import { userIdOf, type Actor } from '../auth/actor.js';
import type { Verb } from '../auth/verbs.js';
import { ageOn } from '../birth-date.js';
import { clinicDay } from '../clinic-time.js';
import type { Clock } from '../clock.js';
import { violatedConstraint } from '../db/database.js';
import { LOCKED } from '../db/locked.js';
import { retryDeadlock } from '../db/retry-deadlock.js';
import { AppError } from '../errors.js';
import { requireVersion } from '../expected-version.js';
import { once, type Kept } from '../idempotency/once.js';
import { decodeCursor } from '../list-cursor.js';
import { parseInput } from '../parse-input.js';
import { User } from '../users/user.entity.js';
import { findPatient, lockCompletePatient, noRecord, requireComplete } from './patient-lookup.js';
import { parsePatientReference, type PatientReference } from './patient-reference.js';
import { Patient } from './patient.entity.js';
import {
  createPatientInput,
  patientConnectionInput,
  patientPageInput,
  requireAge,
  updatePatientInput,
  type UpdatePatientInput,
} from './patient.input.js';
import {
  countPatients,
  findPatientDetails,
  findPatientRow,
  findPatientRows,
  patientStats,
  type PatientDetailsRow,
  type PatientRow,
  type PatientStats,
} from './patient.queries.js';

const RESTORE_WINDOW_MS = 30 * 24 * 3_600_000;

/** A record as either door shows it: the row and the age on the day of asking. */
export type PatientView = PatientRow & { age: number | undefined };

/** A record with what belongs to it. */
export type PatientDetails = PatientDetailsRow & { patient: PatientView; recoveryPercent: number };

/** Patient records: every use case of the back office's list (spec §2, §4, §5; readings 26 to 38). */
export class PatientService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: Access,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the list and the exact total of what matches; a page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async list(
    actor: Actor,
    input: unknown,
  ): Promise<{ patients: PatientView[]; total: number; page: number; limit: number }> {
    await this.access.require(actor, 'patient.list');
    const { filter, page, limit } = parseInput(patientPageInput, input);
    const now = this.clock.now();
    const total = await countPatients(this.em, filter ?? {}, now);
    const offset = (page - 1) * limit;
    const rows = offset < total ? await findPatientRows(this.em, filter ?? {}, now, { offset }, limit) : [];
    return { patients: rows.map((row) => this.view(row)), total, page, limit };
  }

  /**
   * A stretch of the list by cursor.
   * @throws AppError BAD_INPUT
   */
  async connection(
    actor: Actor,
    input: unknown,
  ): Promise<{ patients: PatientView[]; total: number; hasNextPage: boolean }> {
    await this.access.require(actor, 'patient.list');
    const { filter, first, after } = parseInput(patientConnectionInput, input);
    const start = { after: after ? decodeCursor(after) : undefined };
    const now = this.clock.now();
    const total = await countPatients(this.em, filter ?? {}, now);
    const rows = await findPatientRows(this.em, filter ?? {}, now, start, first + 1);
    return { patients: rows.slice(0, first).map((row) => this.view(row)), total, hasNextPage: rows.length > first };
  }

  /** The numbers above the list. */
  async stats(actor: Actor): Promise<PatientStats> {
    await this.access.require(actor, 'patient.stats');
    return patientStats(this.em, this.clock.now());
  }

  /**
   * A complete record with what belongs to it; reading it is audited.
   * @throws AppError NOT_FOUND, RECORD_INCOMPLETE
   */
  async details(actor: Actor, reference: string): Promise<PatientDetails> {
    await this.access.require(actor, 'patient.readDetails');
    const details = await this.describe(parsePatientReference(reference));
    const { patient, isDeleted } = details;
    if (isDeleted) throw noRecord();
    requireComplete(patient);
    await this.audit.recordAlone(actor, { verb: 'patient.readDetails', subjectType: 'patient', subjectId: patient.id });
    return details;
  }

  /** What belongs to a record, whatever its state, for those who were let pass. @throws AppError NOT_FOUND */
  async describe(named: PatientReference | undefined): Promise<PatientDetails> {
    const row = named && (await findPatientDetails(this.em, named));
    if (!row) throw noRecord();
    return {
      ...row,
      patient: this.view(row.patient),
      recoveryPercent: recoveryPercent(row.completedSessions, row.plannedSessions),
    };
  }

  /**
   * Makes the record of a patient account, or fills in its bare one (reading 30); with an idempotency key once, however often it is asked.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
   */
  async create(actor: Actor, input: unknown): Promise<PatientView> {
    await this.access.require(actor, 'patient.create');
    const { userId, idempotencyKey: key, ...form } = parseInput(createPatientInput, input);
    const make = async (tx: EntityManager) => {
      const user = await tx.findOne(User, { id: userId, userType: 'patient', deletedAt: null }, LOCKED);
      if (!user)
        throw new AppError('NOT_FOUND', 'There is no patient account with this id.', {
          fields: { userId: 'Please choose a user of the list' },
        });
      const present = await tx.findOne(Patient, { user: userId, deletedAt: null });
      if (present?.isComplete)
        throw new AppError('ALREADY_EXISTS', 'This user already has a patient record.', {
          fields: { userId: 'This user already has a patient record' },
        });
      const patient = present ?? tx.create(Patient, { user, createdAt: this.clock.now() });
      const taken = patient.takePerson(user);
      return { patient, changedFields: [...new Set([...taken, ...this.assign(patient, form)])] };
    };
    if (!key) return this.change(actor, 'patient.create', make);
    const request = { actorId: userIdOf(actor) ?? '', key, body: { userId, ...form } };
    const revive = (kept: Kept<PatientView>) => ({
      ...kept,
      lastLoginAt: kept.lastLoginAt === null ? null : new Date(kept.lastLoginAt),
    });
    return retryDeadlock(() =>
      this.em.transactional((tx) =>
        once<PatientView>(tx, request, () => this.write(tx, actor, 'patient.create', make), revive),
      ),
    );
  }

  /**
   * Changes the named fields of a complete record, under a row lock.
   * @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE
   */
  async update(actor: Actor, reference: string, input: unknown, version?: unknown): Promise<PatientView> {
    await this.access.require(actor, 'patient.update');
    const form = parseInput(updatePatientInput, input);
    return this.change(actor, 'patient.update', async (tx) => {
      const patient = await lockCompletePatient(tx, reference);
      requireVersion(version, patient.version);
      requireAge(form.age, patient.age(this.today()));
      return { patient, changedFields: this.assign(patient, form) };
    });
  }

  /**
   * Takes a complete record out of the list; its account waits for a record again (reading 37).
   * @throws AppError NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE
   */
  async remove(actor: Actor, reference: string, version?: unknown): Promise<{ id: string }> {
    await this.access.require(actor, 'patient.delete');
    return this.change(actor, 'patient.delete', async (tx) => {
      const patient = await lockCompletePatient(tx, reference);
      requireVersion(version, patient.version);
      patient.deletedAt = this.clock.now();
      // Appointments follow the record, payments outlive it (reading 47).
      await tx.nativeUpdate(Appointment, { patient: patient.id, deletedAt: null }, { deletedAt: patient.deletedAt });
      return { patient, changedFields: ['deletedAt'] };
    });
  }

  /**
   * Brings a deleted record back within 30 days, with its appointments.
   * @throws AppError NOT_FOUND, ALREADY_EXISTS, DOUBLE_BOOKED
   */
  async restore(actor: Actor, reference: string): Promise<PatientView> {
    await this.access.require(actor, 'patient.restore');
    const deletedAt = { $gte: new Date(this.clock.now().getTime() - RESTORE_WINDOW_MS) };
    try {
      return await this.change(actor, 'patient.restore', async (tx) => {
        const patient = await findPatient(tx, reference, { deletedAt }, LOCKED);
        await tx.nativeUpdate(Appointment, { patient: patient.id, deletedAt: patient.deletedAt }, { deletedAt: null });
        patient.deletedAt = null;
        const user = patient.user && (await tx.findOneOrFail(User, patient.user.id, LOCKED));
        return { patient, changedFields: ['deletedAt', ...(user ? patient.takePerson(user) : [])] };
      });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'patient_user')
        throw new AppError('ALREADY_EXISTS', 'The account of this record has a new record by now.');
      if (constraint?.endsWith('_slot'))
        throw new AppError('DOUBLE_BOOKED', 'The time of one of its sessions was given to another patient meanwhile.');
      throw error;
    }
  }

  /** One transaction: the change, its audit row, and the row as it stands afterwards. */
  private async change(
    actor: Actor,
    verb: Verb,
    work: (tx: EntityManager) => Promise<{ patient: Patient; changedFields: string[] }>,
  ): Promise<PatientView> {
    return retryDeadlock(() => this.em.transactional((tx) => this.write(tx, actor, verb, work)));
  }

  private async write(
    tx: EntityManager,
    actor: Actor,
    verb: Verb,
    work: (tx: EntityManager) => Promise<{ patient: Patient; changedFields: string[] }>,
  ): Promise<PatientView> {
    const { patient, changedFields } = await work(tx);
    await tx.flush();
    this.audit.record(tx, actor, { verb, subjectType: 'patient', subjectId: patient.id, changedFields });
    return this.viewOf(tx, patient.id);
  }

  /** Writes the form's fields and answers the names of those that changed. */
  private assign(patient: Patient, form: UpdatePatientInput): string[] {
    const { diagnosedWith, contactNumber, emergencyContactNumber, age, ...same } = form;
    const values = {
      ...same,
      diagnosis: diagnosedWith,
      contactPhone: contactNumber,
      emergencyPhone: emergencyContactNumber,
    };
    const before = new Map(Object.entries(patient));
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) Object.assign(patient, { [name]: value });
    if (age !== undefined) patient.setAge(age, this.today());
    const after = new Map(Object.entries(patient));
    return ['birthDate', ...Object.keys(values)].filter((name) => after.get(name) !== before.get(name));
  }

  private async viewOf(em: EntityManager, id: string): Promise<PatientView> {
    const row = await findPatientRow(em, id);
    if (!row) throw noRecord();
    return this.view(row);
  }

  private view(row: PatientRow): PatientView {
    return { ...row, age: row.birthDate ? ageOn(row.birthDate, this.today()) : undefined };
  }

  private today(): string {
    return clinicDay(this.clock.now());
  }
}
