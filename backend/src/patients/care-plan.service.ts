import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import type { Actor } from '../auth/actor.js';
import type { Verb } from '../auth/verbs.js';
import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import { requireVersion } from '../expected-version.js';
import { parseInput } from '../parse-input.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import { carePlanInput, medicalHistoryInput, progressReportInput } from './care-plan.input.js';
import { MedicalHistoryEntry } from './medical-history.entity.js';
import type { Patient } from './patient.entity.js';
import { lockCompletePatient } from './patient-lookup.js';
import type { PatientDetails, PatientService } from './patient.service.js';
import { ProgressReport } from './progress-report.entity.js';

/** What admins add to a record from its details: history, reports, and who is in charge (reading 78). */
export class CarePlanService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: Access,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /** @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE */
  async addHistory(actor: Actor, reference: string, input: unknown): Promise<PatientDetails> {
    await this.access.require(actor, 'patient.addHistory');
    const entry = parseInput(medicalHistoryInput, input);
    return this.change(actor, 'patient.addHistory', reference, async (patient, tx) => {
      tx.create(MedicalHistoryEntry, { ...entry, patient, createdAt: this.clock.now() });
      return ['medicalHistory'];
    });
  }

  /** @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE */
  async addReport(actor: Actor, reference: string, input: unknown): Promise<PatientDetails> {
    await this.access.require(actor, 'patient.addReport');
    const { content } = parseInput(progressReportInput, input);
    return this.change(actor, 'patient.addReport', reference, async (patient, tx) => {
      tx.create(ProgressReport, { content, patient, createdAt: this.clock.now() });
      return ['progressReports'];
    });
  }

  /** @throws AppError BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE */
  async update(actor: Actor, reference: string, input: unknown, version?: unknown): Promise<PatientDetails> {
    await this.access.require(actor, 'patient.updateCarePlan');
    const { referringDoctor, physiotherapistId, plannedSessions } = parseInput(carePlanInput, input);
    return this.change(actor, 'patient.updateCarePlan', reference, async (patient, tx) => {
      requireVersion(version, patient.version);
      if (referringDoctor !== undefined) patient.referringDoctor = referringDoctor || null;
      if (plannedSessions !== undefined) patient.plannedSessions = plannedSessions;
      if (physiotherapistId !== undefined) {
        tx.assign(patient, {
          physiotherapist: physiotherapistId ? await this.findPhysiotherapist(tx, physiotherapistId) : null,
        });
      }
      return Object.entries({ referringDoctor, physiotherapistId, plannedSessions })
        .filter(([, value]) => value !== undefined)
        .map(([name]) => name);
    });
  }

  private async change(
    actor: Actor,
    verb: Verb,
    reference: string,
    work: (patient: Patient, tx: EntityManager) => Promise<string[]>,
  ): Promise<PatientDetails> {
    const id = await this.em.transactional(async (tx) => {
      const patient = await lockCompletePatient(tx, reference);
      const changedFields = await work(patient, tx);
      this.audit.record(tx, actor, { verb, subjectType: 'patient', subjectId: patient.id, changedFields });
      return patient.id;
    });
    return this.patients.describe({ id });
  }

  private async findPhysiotherapist(em: EntityManager, id: string): Promise<Physiotherapist> {
    const found = await em.findOne(Physiotherapist, { id, deletedAt: null });
    if (found) return found;
    throw new AppError('NOT_FOUND', 'There is no physiotherapist with this id.', {
      fields: { physiotherapistId: 'Please choose a physiotherapist of the list' },
    });
  }
}
