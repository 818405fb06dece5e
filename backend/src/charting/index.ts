/** Public exports of the charting module. */
export { countFiles } from './files/file.queries.js';
export { countUnsignedNotes, findLastPlans, findNotes, findSessionNotes } from './notes/note.queries.js';
export { toNote } from './notes/note.graphql.js';
export type { NoteContent } from './notes/note-content.js';
export { noteHash, noteStatus, type ShownNote } from './notes/note-state.js';
export { toTreatmentConsent } from './consents/consent.graphql.js';
export {
  findConsenting,
  findConsents,
  findStandingConsents,
  type TreatmentConsentRow,
} from './consents/consent.queries.js';
export { findNewestOutcomes, findOutcomes, type OutcomeRow } from './outcomes/outcome.queries.js';
export { findLivePrecautions, findPrecautions, type PrecautionRow } from './precautions/precaution.queries.js';
