import type { EntityManager } from '@mikro-orm/postgresql';
import { findConsents, findNotes, findOutcomes, findPrecautions } from '../../charting/index.js';
import type { PatientDetails } from '../../patients/index.js';
import { findPatientValues, findProgrammeVersions } from '../../recovery/index.js';
import {
  findRecordBills,
  findRecordCharges,
  findRecordPackages,
  findRecordPayments,
  findRecordPlans,
  findRecordSessions,
} from './record.queries.js';

/** No limit: the record is handed over as a whole. */
const ALL = 2_147_483_647;

/** All that the clinic wrote down of a patient. */
export type WholeRecord = Awaited<ReturnType<typeof loadWholeRecord>>;

/** Loads what belongs to a record. The caller has checked access. */
export async function loadWholeRecord(em: EntityManager, details: PatientDetails) {
  const { id: patientId } = details.patient;
  const plans = await findRecordPlans(em, patientId);
  return {
    details,
    sessions: await findRecordSessions(em, patientId),
    notes: (await findNotes(em, { patientId, first: ALL })).toReversed(),
    precautions: (await findPrecautions(em, patientId, ALL)).toReversed(),
    values: (await findPatientValues(em, patientId, { first: ALL })).toReversed(),
    scores: (await findOutcomes(em, { patientId, instrument: null, first: ALL })).toReversed(),
    consents: (await findConsents(em, patientId, ALL)).toReversed(),
    plans: await Promise.all(
      plans.map(async (plan) => ({
        ...plan,
        // Written in English and Hindi; the record is in English.
        versions: plan.kind === 'PROGRAMME' ? (await findProgrammeVersions(em, plan.id, 'EN', ALL)).toReversed() : [],
      })),
    ),
    packages: await findRecordPackages(em, patientId),
    bills: await findRecordBills(em, patientId),
    charges: await findRecordCharges(em, patientId),
    payments: await findRecordPayments(em, patientId),
  };
}
