import type * as Contract from '../../platform/graphql/generated.js';
import { namedPatient } from '../../patients/records/named-patient.js';
import type { PlanLeft } from './plans-left.queries.js';

/** A plan without somebody, as it is sent. */
export function toPlanLeft({ planId, needsPhysiotherapist, needsDoctor, ...row }: PlanLeft): Contract.PlanLeft {
  return { planId, patient: namedPatient(row), needsPhysiotherapist, needsDoctor };
}
