import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';

/** A live plan of which somebody who looks after it has left, or leaves. */
export interface PlanLeft {
  planId: string;
  patientId: string;
  /** Of PT-000123. */
  patientNumber: number;
  patientName: string;
  needsPhysiotherapist: boolean;
  needsDoctor: boolean;
}

/** A plan without somebody, as it is sent. */
export function toPlanLeft({ planId, needsPhysiotherapist, needsDoctor, ...row }: PlanLeft): Contract.PlanLeft {
  return { planId, patient: namedPatient(row), needsPhysiotherapist, needsDoctor };
}
