/** Public exports of the patients module. */
export { auditRefusal } from './family/audit-refusal.js';
export { PATIENT_COUNTERS } from './counters/patient-counters.js';
export { mergeGrants } from './family/end-grants.js';
export { type FamilyAccess, lockFamily, noteSeen, requireFamily, requireRight } from './family/family-access.js';
export { isInvited } from './family/family-grant.queries.js';
export { FamilyInvited } from './family/family-invited.js';
export { familyName, isLive as isLiveGrant } from './family/family-scope.js';
export { findRecordSummary } from './profiles/find-record-summary.js';
export { opensAnything } from './profiles/opens-anything.queries.js';
export type { OfImport, Opening, OpeningBooks } from './imports/opening-books.js';
export { yearsBefore } from './records/birth-date.js';
export { BLOOD_GROUPS } from './records/blood-group.js';
export { MOVED_TABLES } from './records/merge-rules.js';
export type { SignReports } from './records/sign-reports.js';
export { PatientDeleted, PatientRestored, PatientRestoring } from './records/patient-events.js';
export {
  allows,
  findReach,
  type Reach,
  type ReachAccess,
  reachedPatients,
  type ReachedPatient,
  requireReach,
  type SeenBy,
  treatsAs,
} from './reach/reach.js';
export { RecordOpening } from './reach/record-opening.entity.js';
export { foundBy } from './records/patient-search.js';
export {
  findAnyPatientId,
  findNamedPatient,
  findShownPatient,
  lockCompletePatient,
  mayReadRecord,
  noNamedPatient,
  noRecord,
  requireVisiblePatient,
} from './records/patient-lookup.js';
export { isNamed, parsePatientReference, type PatientReference, namedPatient } from './records/patient-reference.js';
export { redactPatient, visiblePatients } from './records/patient-scope.js';
export { DEFAULT_PLANNED_SESSIONS, Patient } from './records/patient.entity.js';
export { toPatient, toPatientDetails } from './records/patient.graphql.js';
export { patientStats, type PatientStats } from './records/patient.queries.js';
export type { PatientDetails, PatientService } from './records/patient.service.js';
export { type RecordField, recordFields } from './records/record-columns.js';
export type { PatientView } from './records/patient-view.js';
export { restorableSince } from './records/restore-window.js';
export { readSearchText, type SearchText } from './records/search-text.js';
export { countedSessions, isSessionOf, recoveryPercent, type SessionNumbers } from './records/session-counts.js';
