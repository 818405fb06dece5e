import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { type ClinicSettings, loadSettings } from '../../clinic/index.js';
import { User } from '../../identity/index.js';
import { findNamedPatient, findReach, Patient, requireReach, type ReachAccess, allows } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { ConsentForm } from './consent-form.entity.js';
import { requireScan } from './consent-scan.js';
import { signConsentInput, treatmentConsentsInput, withdrawConsentInput } from './consent.input.js';
import { findConsent, findConsentForm, findConsents, type TreatmentConsentRow } from './consent.queries.js';
import { TreatmentConsent } from './treatment-consent.entity.js';

/** From this age on a patient signs. */
const ADULT = 18;
/** PDFs that a process builds at once; each uses CPU. */
const AT_ONCE = 2;

/** Signs, withdraws, lists and prints consents to treatment. None is changed, and a missing one blocks nothing (bench §4). */
export class TreatmentConsentService {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists a patient's consents, newest first, also withdrawn ones. @throws AppError NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof treatmentConsentsInput>): Promise<TreatmentConsentRow[]> {
    return this.useCases.read(actor, 'treatmentConsent.list', treatmentConsentsInput, input, async (asked, look) => {
      const patient = await requireConsentsOf(look.em.fork(), look.actor, asked.patientId, 'read');
      await look.seen({ subjectType: 'patient', subjectId: patient.id });
      return findConsents(look.em, patient.id);
    });
  }

  /**
   * Stores a signature, once per idempotency key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE (a version that is not live), IDEMPOTENCY_KEY_REUSED
   */
  async sign(actor: Actor, input: z.input<typeof signConsentInput>): Promise<TreatmentConsentRow> {
    return this.useCases.write(actor, 'treatmentConsent.sign', signConsentInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      // Access is decided for a repeated request, too.
      const patient = await requireConsentsOf(tx, own, body.patientId, 'treat');
      const make = async () => {
        const form = await findConsentForm(tx, body.formId);
        if (!form) throw badInput({ formId: reasonFor('CONSENT_FORM_NOT_FOUND') });
        if (!form.isLive) throw new AppError('WRONG_STATE', reasonFor('CONSENT_FORM_NOT_LIVE'));
        const age = patient.age(own.today);
        if (body.signedBy === 'PATIENT' && age !== undefined && age < ADULT)
          throw badInput({ signedBy: reasonFor('GUARDIAN_SIGNS', { age: ADULT }) });
        if (body.fileId) await requireScan(change, body.fileId, patient.id);
        const consent = tx.create(TreatmentConsent, {
          patient,
          form: tx.getReference(ConsentForm, form.id),
          language: body.language,
          signedBy: body.signedBy,
          signerName: body.signerName,
          witness: tx.getReference(User, own.userId),
          signedAt: this.clock.now(),
          strokes: body.strokes,
          fileId: body.fileId,
          withdrawnAt: null,
          withdrawnBy: null,
          withdrawnReason: null,
        });
        await tx.flush();
        return { id: consent.id };
      };
      const { id } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return { subject: tx.getReference(TreatmentConsent, id), answer: () => rowOf(tx, id) };
    });
  }

  /** Withdraws a consent, with a reason. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async withdraw(actor: Actor, input: z.input<typeof withdrawConsentInput>): Promise<TreatmentConsentRow> {
    return this.useCases.write(
      actor,
      'treatmentConsent.withdraw',
      withdrawConsentInput,
      input,
      async (asked, change) => {
        const { tx, actor: own, lock } = change;
        const consent = await lock(TreatmentConsent, { id: asked.id });
        if (!consent || !(await mayReach(tx, own, consent.patient.id, 'treat'))) throw noConsent();
        if (consent.withdrawnAt) throw new AppError('WRONG_STATE', reasonFor('CONSENT_WITHDRAWN'));
        const withdrawnBy = tx.getReference(User, own.userId);
        tx.assign(consent, { withdrawnAt: this.clock.now(), withdrawnBy, withdrawnReason: asked.reason });
        return { subject: consent, answer: () => rowOf(tx, asked.id) };
      },
    );
  }

  /** Returns a consent as a PDF in the language in which it was read. Audits the read. @throws AppError NOT_FOUND */
  async pdf(actor: Actor, id: string): Promise<{ bytes: Buffer; patient: string }> {
    return this.useCases.read(actor, 'treatmentConsent.read', rowId, id, async (asked, { em, actor: own, seen }) => {
      const consent = await findConsent(em, asked);
      if (!consent || !(await mayReach(em.fork(), own, consent.patientId, 'read'))) throw noConsent();
      await seen({ subjectType: 'patient', subjectId: consent.patientId, details: { consentId: asked } });
      const patient = await em.fork().findOneOrFail(Patient, { id: consent.patientId });
      const number = formatRecordNumber(patient.number);
      const clinic: ClinicSettings = await loadSettings(em);
      // Load the PDF library on first use: many processes never need it.
      const { consentPdf } = await import('./consent-pdf.js');
      const sheet = { consent, patient: [patient.name, number].filter(Boolean).join(', '), clinic: clinic.name };
      return { bytes: await this.turns.pass(() => consentPdf(sheet)), patient: number };
    });
  }
}

const noConsent = () => new AppError('NOT_FOUND', reasonFor('TREATMENT_CONSENT_NOT_FOUND'));

/** Whether an account works at the desk, whose consents are those of all patients. */
const isDesk = ({ role }: Account) => role === 'reception' || role === 'admin';

/** Whether an account may read or sign a patient's consents: the desk of all live records, clinicians within reach. */
async function mayReach(em: EntityManager, actor: Account, patientId: string, access: ReachAccess): Promise<boolean> {
  if (isDesk(actor)) return (await em.count(Patient, { id: patientId, deletedAt: null })) > 0;
  return allows((await findReach(em, actor, patientId)).reach, access);
}

/** Finds the record whose consents an account reads or signs. @throws AppError NOT_FOUND */
async function requireConsentsOf(
  em: EntityManager,
  actor: Account,
  reference: string,
  access: ReachAccess,
): Promise<Patient> {
  if (isDesk(actor)) return findNamedPatient(em, reference);
  return (await requireReach(em, actor, reference, access)).patient;
}

async function rowOf(em: EntityManager, id: string): Promise<TreatmentConsentRow> {
  const row = await findConsent(em, id);
  if (!row) throw noConsent();
  return row;
}
