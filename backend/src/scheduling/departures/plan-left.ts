import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';

/** A live plan that a leaving member is responsible for. */
export interface PlanLeft {
  planId: string;
  patientId: string;
  /** Such as 123 for PT-000123. */
  patientNumber: number;
  patientName: string;
  needsPhysiotherapist: boolean;
  needsDoctor: boolean;
}

/** Maps a plan to its GraphQL type. */
export function toPlanLeft({ planId, needsPhysiotherapist, needsDoctor, ...row }: PlanLeft): Contract.PlanLeft {
  return { planId, patient: namedPatient(row), needsPhysiotherapist, needsDoctor };
}
