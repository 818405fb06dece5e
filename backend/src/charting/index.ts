/** Public exports of the charting module. */
export { toNote } from './notes/note.graphql.js';
export { findNotes, findSessionNote } from './notes/note.queries.js';
export { findPrecautions } from './precautions/precaution.queries.js';
