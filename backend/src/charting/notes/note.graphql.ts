import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { contentHash } from '../../recovery/index.js';
import { toFile } from '../files/file.graphql.js';
import { noteHash, noteStatus, type ShownNote } from './note-state.js';
import type { NoteRow } from './note.queries.js';

/** Fields of a note that repeat the patient's note before. */
function sameAsBefore({ before, ...note }: NoteRow): string[] {
  if (!before) return [];
  const texts = (['subjective', 'objective', 'assessment', 'plan'] as const).filter(
    (field) => note[field] !== '' && note[field] === before[field],
  );
  const isSame = note.treatments.length > 0 && contentHash(note.treatments) === contentHash(before.treatments);
  return [...texts, ...(isSame ? ['treatments'] : [])];
}

/** Maps a note to its GraphQL type. */
export function toNote({ row, now, actor }: ShownNote): Contract.TreatmentNote {
  const status = noteStatus(row, now);
  return {
    id: row.id,
    patient: { id: row.patientId, patientId: formatRecordNumber(row.patientNumber), name: row.patientName },
    appointmentId: row.appointmentId,
    kind: row.kind,
    at: row.at,
    author: row.author,
    isOwn: row.authorId === actor.userId,
    coveredFor: row.coveredFor,
    subjective: row.subjective,
    objective: row.objective,
    assessment: row.assessment,
    plan: row.plan,
    painBefore: row.painBefore,
    painAfter: row.painAfter,
    change: row.change,
    body: row.body,
    treatments: row.treatments,
    values: row.values,
    // Whoever reads a note reads its files; they are changed in the list of files.
    files: row.files.map((file) => toFile({ row: file, actor: { ...actor, today: '' }, reach: 'OPENED' })),
    status,
    locksAt: status === 'DRAFT' ? row.locksAt : null,
    signedAt: row.signedAt,
    contentHash: status === 'DRAFT' ? null : (row.contentHash ?? noteHash(row)),
    sameAsBefore: sameAsBefore(row),
    addenda: row.addenda,
    errorReason: row.errorReason,
    version: row.version,
  };
}

/** Maps a slice of notes to a GraphQL connection. */
export function toNoteConnection({
  notes,
  hasNextPage,
}: {
  notes: ShownNote[];
  hasNextPage: boolean;
}): Contract.TreatmentNoteConnection {
  const edges = notes.map((note) => ({
    node: toNote(note),
    cursor: encodeCursor({ at: note.row.position, id: note.row.id }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}
