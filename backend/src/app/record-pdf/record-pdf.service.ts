import { loadSettings } from '../../clinic/index.js';
import { findNamedPatient, parsePatientReference, type PatientService } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { Clock } from '../../platform/time/clock.js';
import { sayMoment } from '../../platform/time/clinic-time.js';
import type { UseCases } from '../../platform/use-cases.js';
import { z } from 'zod';
import { recordSections } from './record-sections.js';
import { loadWholeRecord } from './whole-record.js';

/** PDFs that a process builds at once; each uses CPU. */
const AT_ONCE = 2;

/** Hands over a patient's record, as the law asks within 72 hours of the request (bench §10). */
export class RecordPdfService {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /**
   * Returns a live record, named by id or number, as a PDF. Requires a recent sign-in, as the exports do. Audits the read.
   * @throws AppError NOT_FOUND, RECENT_SIGN_IN_REQUIRED
   */
  async pdf(actor: Actor, reference: string): Promise<{ bytes: Buffer; number: string }> {
    return this.useCases.read(actor, 'patient.handOver', z.string(), reference, async (named, { em, seen }) => {
      const { id } = await findNamedPatient(em.fork(), named);
      await seen({ subjectType: 'patient', subjectId: id });
      const details = await this.patients.describe(em, parsePatientReference(id));
      const number = formatRecordNumber(details.patient.number);
      const now = this.clock.now();
      // Load the PDF library on first use: many processes never need it.
      const { recordPdf } = await import('./record-pdf.js');
      const sheet = {
        clinic: (await loadSettings(em)).name,
        patient: [details.patient.name, number].filter(Boolean).join(', '),
        at: sayMoment(now),
        sections: recordSections(await loadWholeRecord(em, details), now),
      };
      return { bytes: await this.turns.pass(() => recordPdf(sheet)), number };
    });
  }
}
