import { namedPatient } from '../../patients/index.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { PassageRow } from '../ledger/plan.queries.js';
import type { PlanView } from './plan-view.js';

/** Maps a passed gate to the GraphQL type. */
function toGatePassage({ confirmedAt, ...passage }: PassageRow): Contract.GatePassage {
  return { ...passage, confirmedAt: new Date(confirmedAt), reportId: null };
}

/** Maps a plan to the GraphQL type. */
export function toRecoveryPlan({
  patientId,
  patientNumber,
  patientName,
  passages,
  openTask,
  ...plan
}: PlanView): Contract.RecoveryPlan {
  return {
    ...plan,
    patient: namedPatient({ patientId, patientNumber, patientName }),
    passages: passages.map((row) => toGatePassage(row)),
    openTask: openTask && toCareTask(openTask),
  };
}
