import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { publish } from '../../platform/events/domain-events.js';
import { rowReference, requireVersion, type NamedRow } from '../../platform/inputs/expected-version.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { readWatermark } from '../../platform/lists/watermark.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, WriteResult, UseCases } from '../../platform/use-cases.js';
import { PatientDeleted, PatientRestored, PatientRestoring } from './patient-events.js';
import { findDeletedPatient, lockCompletePatient, lockPatient, noRecord, requireComplete } from './patient-lookup.js';
import { fillIn } from './patient-form.js';
import { parsePatientReference, type PatientReference } from './patient-reference.js';
import { redactPatient } from './patient-scope.js';
import { listedOf, revivedView, viewNow, viewOf, type PatientView } from './patient-view.js';
import { Patient } from './patient.entity.js';
import {
  createPatientInput,
  patientConnectionInput,
  patientPageInput,
  requireAge,
  updatePatientInput,
} from './patient.input.js';
import {
  countPatients,
  findPatientDetails,
  findPatientRows,
  findPatientRowsById,
  patientStats,
  type PatientDetailsRow,
  type PatientStats,
} from './patient.queries.js';
import { findSortedRows } from './patient-sort.queries.js';
import { restorableSince } from './restore-window.js';
import { recoveryPercent } from './session-counts.js';
import { reportView, type SignReports } from './sign-reports.js';

type NewPatient = Omit<z.output<typeof createPatientInput>, 'idempotencyKey'>;

/** A record with its history, reports, sessions and recovery in per cent. */
export type PatientDetails = PatientDetailsRow & { patient: PatientView; recoveryPercent: number };

/** Lists, creates, updates, deletes and restores patient records for the back office. */
export class PatientService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly signReports: SignReports,
  ) {}

  /**
   * Returns a numbered page of the list and the exact total. A page beyond the end is empty.
   * Reception may not filter by diagnosis.
   * @throws AppError BAD_INPUT, FORBIDDEN
   */
  async list(
    actor: Actor,
    input: z.input<typeof patientPageInput>,
  ): Promise<{ patients: PatientView[]; total: number; page: number; limit: number }> {
    return this.useCases.read(
      actor,
      'patient.list',
      patientPageInput,
      input,
      async (asked, { em, actor: own, listed, refuse }) => {
        const { sort, page, limit } = asked;
        if (own.role === 'reception' && asked.filter?.condition) await refuse();
        const [filter, now] = [{ ...asked.filter, visibleTo: own }, this.clock.now()];
        const total = await countPatients(em, filter, now);
        const offset = (page - 1) * limit;
        const rows = offset < total ? await findSortedRows(em, sort, { filter, now, offset, limit }) : [];
        await listed(rows, asked.filter);
        const patients = rows.map((row) => redactPatient(own, listedOf(row, this.today())));
        return { patients, total, page, limit };
      },
    );
  }

  /** Returns a slice of the list by cursor, for synchronization. @throws AppError BAD_INPUT, FORBIDDEN (reception) */
  async connection(
    actor: Actor,
    input: z.input<typeof patientConnectionInput>,
  ): Promise<{ patients: PatientView[]; total: number; hasNextPage: boolean; asOf: Date }> {
    return this.useCases.read(actor, 'patient.list', patientConnectionInput, input, async (asked, look) => {
      const { em, listed } = look;
      if (look.actor.role === 'reception') await look.refuse();
      const { filter, first, after } = asked;
      const start = { after: after ? decodeCursor(after) : undefined };
      const now = this.clock.now();
      const asOf = await readWatermark(em, start.after);
      const among = { ...filter, visibleTo: look.actor };
      const total = await countPatients(em, among, now);
      const rows = await findPatientRows(em, among, now, start, first + 1);
      const patients = rows.slice(0, first).map((row) => listedOf(row, this.today()));
      await listed(patients, filter);
      return { patients, total, hasNextPage: rows.length > first, asOf };
    });
  }

  /** Returns the statistics above the list. */
  async stats(actor: Actor): Promise<PatientStats> {
    return this.useCases.read(actor, 'patient.stats', nothing, {}, (_, { em, actor: own }) =>
      patientStats(em, own, this.clock.now()),
    );
  }

  /**
   * Returns a complete record with its history, reports and sessions. Audits the read.
   * @throws AppError NOT_FOUND, RECORD_INCOMPLETE
   */
  async details(actor: Actor, reference: string): Promise<PatientDetails> {
    return this.useCases.read(
      actor,
      'patient.readDetails',
      z.string(),
      reference,
      async (named, { em, actor: own, seen }) => {
        const details = await this.describe(em, parsePatientReference(named), own);
        const { patient } = details;
        if (patient.deletedAt) throw noRecord();
        requireComplete(patient);
        await seen({ subjectType: 'patient', subjectId: patient.id });
        return details;
      },
    );
  }

  /** Loads live records by id. Callers check access. */
  async viewsOf(em: EntityManager, ids: readonly string[]): Promise<Map<string, PatientView>> {
    const rows = await findPatientRowsById(em, ids);
    return new Map(rows.map((row) => [row.id, viewOf(row, this.today())]));
  }

  /**
   * Loads a record with its history, reports and sessions, in any state. Callers check access; one outside an API key's consents is not
   * found. @throws AppError NOT_FOUND
   */
  async describe(
    em: EntityManager,
    named: PatientReference | undefined,
    to: VisibleTo = 'SYSTEM',
  ): Promise<PatientDetails> {
    let row = named && (await findPatientDetails(em, named, to));
    const unsigned = row?.progressReports.filter(({ document }) => !document) ?? [];
    if (named && unsigned.length > 0) {
      await this.signReports(
        em,
        unsigned.map(({ id }) => id),
      );
      row = await findPatientDetails(em, named, to);
    }
    if (!row) throw noRecord();
    return {
      ...row,
      progressReports: row.progressReports.map(reportView),
      patient: viewOf(row.patient, this.today()),
      recoveryPercent: recoveryPercent(row.completedSessions, row.plannedSessions),
    };
  }

  /**
   * Creates the record of a patient account, or completes its bare one. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, IDEMPOTENCY_KEY_REUSED
   */
  async create(actor: Actor, input: z.input<typeof createPatientInput>): Promise<PatientView> {
    return this.useCases.write(actor, 'patient.create', createPatientInput, input, async (asked, change) => {
      const { idempotencyKey: key, ...body } = asked;
      const make = () => this.make(body, change);
      const request = { actorId: change.actor.userId, key: key ?? '', body };
      const view = key ? await withIdempotency(change.tx, request, make, revivedView) : await make();
      return { subject: change.tx.getReference(Patient, view.id), answer: () => view };
    });
  }

  private async make(asked: NewPatient, change: WriteContext<Actor>): Promise<PatientView> {
    const { userId, ...form } = asked;
    const user = await change.lock(User, { id: userId, userType: 'patient', deletedAt: null });
    if (!user)
      throw new AppError('NOT_FOUND', reasonFor('PATIENT_ACCOUNT_NOT_FOUND'), {
        fields: { userId: reasonFor('USER_NOT_OF_LIST') },
      });
    const present = await change.tx.findOne(Patient, { user: userId, deletedAt: null });
    if (present?.isComplete)
      throw new AppError('ALREADY_EXISTS', reasonFor('RECORD_EXISTS'), {
        fields: { userId: reasonFor('USER_HAS_RECORD') },
      });
    const patient = present ?? change.tx.create(Patient, { user, createdAt: this.clock.now() });
    patient.takePerson(user);
    fillIn(change.tx, patient, form, this.today());
    await change.tx.flush();
    return this.done(patient, change).answer();
  }

  /**
   * Updates the given fields of a complete record, under a row lock.
   * @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE
   */
  async update(actor: Actor, input: z.input<typeof updatePatientInput>): Promise<PatientView> {
    return this.useCases.write(actor, 'patient.update', updatePatientInput, input, async (asked, change) => {
      const { id, version, ...form } = asked;
      const patient = await lockCompletePatient(change, id);
      requireVersion(version, patient.version);
      requireAge(form.age, patient.age(this.today()));
      fillIn(change.tx, patient, form, this.today());
      return this.done(patient, change);
    });
  }

  /**
   * Deletes a complete record, so that its account can get a new one.
   * @throws AppError NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE
   */
  async remove(actor: Actor, named: NamedRow): Promise<{ id: string }> {
    return this.useCases.write(actor, 'patient.delete', rowReference, named, async (asked, change) => {
      const patient = await lockCompletePatient(change, asked.id);
      requireVersion(asked.version, patient.version);
      patient.deletedAt = this.clock.now();
      // Appointments are deleted with the record; payments are kept.
      await publish(change.tx, new PatientDeleted(patient.id, patient.deletedAt));
      return { subject: patient, answer: () => ({ id: patient.id }) };
    });
  }

  /**
   * Restores a record within 30 days of its deletion, with its appointments, updated for later leave and departures.
   * @throws AppError NOT_FOUND, ALREADY_EXISTS, DOUBLE_BOOKED
   */
  async restore(actor: Actor, reference: string): Promise<PatientView> {
    const work = async (named: string, change: WriteContext<Actor>): Promise<WriteResult<PatientView>> => {
      const { tx } = change;
      const { patientId, deletedAt } = await findDeletedPatient(tx, named, restorableSince(this.clock.now()));
      await publish(tx, new PatientRestoring(patientId, deletedAt));
      const patient = await lockPatient(change, named, { deletedAt });
      await publish(tx, new PatientRestored(patientId, deletedAt, this.clock.now()));
      patient.deletedAt = null;
      const user = patient.user && (await change.lock(User, { id: patient.user.id }));
      if (user) patient.takePerson(user);
      return this.done(patient, change);
    };
    return this.useCases.write(actor, 'patient.restore', z.string(), reference, work, takenMeanwhile);
  }

  private done(patient: Patient, { tx, actor }: WriteContext<Actor>): WriteResult<PatientView> {
    return {
      subject: patient,
      answer: async () => redactPatient(actor, await viewNow(tx, patient.id, this.today())),
    };
  }

  private today(): string {
    return clinicDay(this.clock.now());
  }
}

function takenMeanwhile(constraint: string): AppError | undefined {
  if (constraint === 'patient_user') return new AppError('ALREADY_EXISTS', reasonFor('RECORD_REPLACED'));
  if (constraint === 'patient_identifier_live') return new AppError('ALREADY_EXISTS', reasonFor('IDENTIFIER_TAKEN'));
  if (constraint.endsWith('_slot')) return new AppError('DOUBLE_BOOKED', reasonFor('RECORD_SLOT_TAKEN'));
  return undefined;
}
