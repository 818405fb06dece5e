import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { findPhysiotherapist } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, WriteResult, UseCases } from '../../platform/use-cases.js';
import { amendedReportInput, carePlanInput, medicalHistoryInput, progressReportInput } from './care-plan.input.js';
import { MedicalHistoryEntry } from './medical-history.entity.js';
import type { Patient } from './patient.entity.js';
import { lockCompletePatient, lockPatient } from './patient-lookup.js';
import type { PatientDetails, PatientService } from './patient.service.js';
import { ProgressReport } from './progress-report.entity.js';
import { countSessions } from './session-counts.js';
import { loadReport, type ReportView, type SignReports } from './sign-reports.js';
import { writeReport } from './write-report.js';

/** Dependencies of CarePlanService. */
interface Parts {
  clock: Clock;
  patients: PatientService;
  /** Whether a patient has a live recovery plan, which then sets the number of sessions. */
  hasLivePlan: (tx: EntityManager, patientId: string) => Promise<boolean>;
  signReports: SignReports;
}

/** Adds history and reports to a record, and updates its care plan, for admins. */
export class CarePlanService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Adds an entry to the medical history. @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE */
  async addHistory(
    actor: Actor,
    reference: string,
    input: z.input<typeof medicalHistoryInput>,
  ): Promise<PatientDetails> {
    return this.useCases.write(actor, 'patient.addHistory', medicalHistoryInput, input, async (entry, change) => {
      const patient = await lockCompletePatient(change, reference);
      change.tx.create(MedicalHistoryEntry, { ...entry, patient, createdAt: this.parts.clock.now() });
      return this.done(patient, change);
    });
  }

  /** Adds a progress report. @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE */
  async addReport(
    actor: Actor,
    reference: string,
    input: z.input<typeof progressReportInput>,
  ): Promise<PatientDetails> {
    return this.useCases.write(actor, 'patient.addReport', progressReportInput, input, async ({ content }, change) => {
      const patient = await lockCompletePatient(change, reference);
      await writeReport(change, { patient, content, at: this.parts.clock.now() }, this.parts.signReports);
      change.changed('progressReports');
      return this.done(patient, change);
    });
  }

  /**
   * Writes a report anew: the former one stays as it was signed, marked as replaced. @throws AppError BAD_INPUT; NOT_FOUND; WRONG_STATE if it
   * was replaced already
   */
  async amendReport(actor: Actor, input: z.input<typeof amendedReportInput>): Promise<ReportView> {
    return this.useCases.write(actor, 'patient.amendReport', amendedReportInput, input, async (asked, change) => {
      const { id, content, reason } = asked;
      const named = await change.tx.findOne(ProgressReport, { id, patient: { deletedAt: null } });
      if (!named) throw new AppError('NOT_FOUND', reasonFor('PROGRESS_REPORT_NOT_FOUND'));
      const patient = await lockPatient(change, named.patient.id, { deletedAt: null });
      const former = await change.lock(ProgressReport, { id });
      if (!former) throw new AppError('NOT_FOUND', reasonFor('PROGRESS_REPORT_NOT_FOUND'));
      if (former.replacedAt) throw new AppError('WRONG_STATE', reasonFor('PROGRESS_REPORT_REPLACED'));
      const at = this.parts.clock.now();
      await this.parts.signReports(change.tx, [id]); // as it stands, before it is replaced
      former.replacedAt = at;
      const report = await writeReport(
        change,
        { patient, content, at, replaces: { id, reason } },
        this.parts.signReports,
      );
      change.changed('progressReports');
      const details = { reportId: report.id, replacesReportId: id };
      return { subject: patient, details, answer: () => loadReport(change.tx, report.id) };
    });
  }

  /** Updates the care plan. @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, WRONG_STATE, CHANGED_MEANWHILE */
  async update(actor: Actor, input: z.input<typeof carePlanInput>): Promise<PatientDetails> {
    return this.useCases.write(actor, 'patient.updateCarePlan', carePlanInput, input, async (plan, change) => {
      const patient = await lockCompletePatient(change, plan.id);
      requireVersion(plan.version, patient.version);
      const { referringDoctor: doctor, physiotherapistId: id } = plan;
      const plannedSessions = await this.plannedSessions(change.tx, patient.id, plan.plannedSessions);
      const referringDoctor = doctor === '' ? null : doctor;
      const physiotherapist = id ? await findPhysiotherapist(change.tx, id) : id;
      change.tx.assign(patient, { referringDoctor, physiotherapist, plannedSessions }, { ignoreUndefined: true });
      return this.done(patient, change);
    });
  }

  private done(patient: Patient, { tx }: WriteContext<Actor>): WriteResult<PatientDetails> {
    return { subject: patient, answer: () => this.parts.patients.describe(tx, { id: patient.id }) };
  }

  /**
   * Number of sessions to store; undefined while a live plan sets it. Forms may send the plan's number back.
   * @throws AppError WRONG_STATE for another number
   */
  private async plannedSessions(
    tx: EntityManager,
    patientId: string,
    sent: number | undefined,
  ): Promise<number | undefined> {
    if (sent === undefined || !(await this.parts.hasLivePlan(tx, patientId))) return sent;
    if ((await countSessions(tx, patientId))?.planned !== sent)
      throw new AppError('WRONG_STATE', reasonFor('PLAN_SAYS_SESSIONS'));
    return undefined;
  }
}
