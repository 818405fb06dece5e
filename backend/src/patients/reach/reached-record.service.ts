import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { medicalHistoryInput, progressReportInput } from '../records/care-plan.input.js';
import { MedicalHistoryEntry } from '../records/medical-history.entity.js';
import { lockPatient } from '../records/patient-lookup.js';
import { redactPatient } from '../records/patient-scope.js';
import { viewNow, type PatientView } from '../records/patient-view.js';
import { patientAlertInput } from '../records/patient.input.js';
import { loadReport, type ReportView, type SignReports } from '../records/sign-reports.js';
import { writeReport } from '../records/write-report.js';
import { requireReach } from './reach.js';

/** Writes into the records of patients within reach: alert, history, reports (bench §2). */
export class ReachedRecordService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly signReports: SignReports,
  ) {}

  /** Sets what everybody who meets the patient must know. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE */
  async setAlert(actor: Actor, input: z.input<typeof patientAlertInput>): Promise<PatientView> {
    return this.useCases.write(actor, 'patient.setAlert', patientAlertInput, input, async (asked, change) => {
      const own = change.actor;
      if (own.role === 'physiotherapist') await requireReach(change.tx, own, asked.id, 'treat');
      const patient = await lockPatient(change, asked.id, { deletedAt: null });
      requireVersion(asked.version, patient.version);
      patient.alert = asked.alert;
      return {
        subject: patient,
        answer: async () => redactPatient(own, await viewNow(change.tx, patient.id, clinicDay(this.clock.now()))),
      };
    });
  }

  /** Adds an entry to the history of a patient within reach, complete or not. @throws AppError BAD_INPUT, NOT_FOUND */
  async addHistoryAtBench(
    actor: Actor,
    reference: string,
    input: z.input<typeof medicalHistoryInput>,
  ): Promise<MedicalHistoryEntry> {
    const verb = 'patient.addHistoryAtBench';
    return this.useCases.write(actor, verb, medicalHistoryInput, input, async (entry, { tx, actor: own, changed }) => {
      const { patient } = await requireReach(tx, own, reference, 'treat');
      const added = tx.create(MedicalHistoryEntry, { ...entry, patient, createdAt: this.clock.now() });
      changed('medicalHistory');
      return { subject: patient, answer: () => added };
    });
  }

  /** Adds a progress report for a patient within reach, complete or not. @throws AppError BAD_INPUT, NOT_FOUND */
  async addReportAtBench(
    actor: Actor,
    reference: string,
    input: z.input<typeof progressReportInput>,
  ): Promise<ReportView> {
    const verb = 'patient.addReportAtBench';
    return this.useCases.write(actor, verb, progressReportInput, input, async ({ content }, change) => {
      const { patient } = await requireReach(change.tx, change.actor, reference, 'treat');
      const added = await writeReport(change, { patient, content, at: this.clock.now() }, this.signReports);
      change.changed('progressReports');
      return { subject: patient, answer: () => loadReport(change.tx, added.id) };
    });
  }
}
