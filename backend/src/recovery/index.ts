/** Exports of this module for other modules. */
export { printSheet, requireSheet } from './exercise-sheets/print-sheet.js';
export { CareFlagRaised } from './flags/care-flag-raised.js';
export { DangerSignRaised } from './danger-signs/danger-sign-raised.js';
export { toCareTask } from './danger-signs/task.graphql.js';
export { countOpenSigns, findOpenTasksOf } from './danger-signs/task.queries.js';
export type { TaskView } from './danger-signs/task-view.js';
export { highPainPatients } from './flags/flag.queries.js';
export { hasLiveProtocol } from './ledger/plan.queries.js';
export { type AskedValue, askedOf, findAskedByPhase, withLastValues } from './measurements/asked-values.js';
export { measured, MOST_VALUES } from './measurements/measurement.input.js';
export {
  findNewestValues,
  findNoteValues,
  findPatientValues,
  type MeasurementRow,
} from './measurements/measurement.queries.js';
export { NoteValueRetracted } from './measurements/note-value-retracted.js';
export { retractNoteValues, writeNoteValues } from './measurements/note-values.js';
export { MEASURE_BOUNDS } from './protocols/measures.js';
export { toPatientUnderCare } from './patients-under-care/under-care.graphql.js';
export { findPlanStates, type PatientUnderCare } from './patients-under-care/under-care-rows.js';
export { findShownPlan, findPhases, type PlanView } from './plans/plan-view.js';
export { toPlan } from './plans/plan.graphql.js';
export { findProgrammeVersions } from './ledger/programme-version.queries.js';
export { fillPlan } from './ledger/plan-ledger.js';
export { findPlansLeft } from './ledger/plans-left.queries.js';
export { answeredScores } from './questionnaires/answered-scores.js';
export { contentOfProgramme } from './programmes/programme-content.js';
export { contentHash } from './protocols/content-hash.js';
export {
  BODY_SIDES,
  type BodySide,
  type Measure,
  MEASURES,
  type ProtocolContent,
} from './protocols/protocol-content.js';
export { isLessBetter } from './protocols/measures.js';
export { addSampleProtocols, sampleIds, sampleProtocols } from './protocols/sample-protocols.js';
