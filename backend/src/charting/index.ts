/** Public exports of the charting module. */
export type { NoteContent } from './notes/note-content.js';
export { noteHash } from './notes/note-state.js';
