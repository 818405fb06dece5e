import { mayChange, mayOpen, type ShownFile } from './file-state.js';

/** Path of a file; that of a hospital's document is its own. */
const pathOf = ({ id, isFromHospital }: ShownFile['row']) =>
  isFromHospital ? `/api/v1/admin/documents/${id}` : `/api/v1/files/${id}`;

/** What an account may know of a file, for both endpoints. */
export function viewFile(shown: ShownFile) {
  const { row, reach } = shown;
  const { id, patientId, category, title, takenOn, mediaType, size, hash, addedBy, addedAt, removedAt } = row;
  const url = mayOpen(shown) ? pathOf(row) : null;
  return {
    id,
    patientId,
    noteId: reach === 'DESK' ? null : row.noteId,
    category,
    title,
    takenOn,
    mediaType,
    size,
    hash: hash ?? '',
    addedBy,
    addedAt,
    isFromHospital: row.isFromHospital,
    check: row.check,
    mayChange: mayChange(shown),
    url,
    thumbnailUrl: url && row.thumbnailKey ? `${url}/thumbnail` : null,
    removedAt,
  };
}
