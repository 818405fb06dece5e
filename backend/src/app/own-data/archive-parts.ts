import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Snapshot } from '../full-export/snapshot.js';
import type { ZipPart } from '../full-export/zip-file.js';
import { ARCHIVE_KINDS, FILE_KEYS } from './archive-kinds.js';
import { statementOf, type ArchiveKind } from './archive-kind.js';
import { pageEnd, pageStart, tableOf, type ArchiveRow, type PageStyle } from './archive-page.js';

/** Whose archive it is. */
export interface ArchiveOwner extends PageStyle {
  accountId: string;
  /** Ids of the own record and of those merged into it. */
  records: readonly string[];
  name: string;
  clinic: string;
  at: Date;
}

/** Name of the page that people read. */
const PAGE = 'index.html';

/** Yields the files of a patient's archive: the page, the data of each kind as JSON, and the stored files. */
export async function* archiveParts(
  snapshot: Snapshot,
  storage: FileStorage,
  owner: ArchiveOwner,
): AsyncIterable<ZipPart> {
  const values = [owner.records, owner.accountId, owner.language];
  yield { name: PAGE, bytes: page(snapshot, owner, values), compress: true };
  for (const kind of ARCHIVE_KINDS) yield jsonPart(snapshot, kind, values);
  const keys = await snapshot.rows<{ key: string; name: string }>(FILE_KEYS, values);
  await snapshot.endReading();
  for (const { key, name } of keys) {
    const bytes = await storage.open(key, { first: 0, last: Number.MAX_SAFE_INTEGER });
    // A file that was deleted meanwhile is not in the ZIP.
    if (bytes) yield { name, bytes, compress: false };
  }
}

async function* page(snapshot: Snapshot, owner: ArchiveOwner, values: unknown[]) {
  yield pageStart(owner, owner);
  for (const kind of ARCHIVE_KINDS) yield* tableOf(kind, rowsOf(snapshot, kind, values), owner);
  const [counted] = await snapshot.rows<{ notes: number }>(
    'select count(*)::int as notes from treatment_note where patient_id = any($1::uuid[])',
    [owner.records],
  );
  yield pageEnd(owner, counted?.notes ?? 0);
}

async function* rowsOf(snapshot: Snapshot, kind: ArchiveKind, values: unknown[]): AsyncIterable<ArchiveRow[]> {
  for await (const rows of snapshot.slices<[string]>(statementOf(kind), { values }))
    yield rows.map(([row]) => JSON.parse(row) as ArchiveRow);
}

/** The rows of a kind as a JSON array, a row a line. */
function jsonPart(snapshot: Snapshot, kind: ArchiveKind, values: unknown[]): ZipPart {
  let count = 0;
  async function* lines() {
    yield '[';
    for await (const rows of snapshot.slices<[string]>(statementOf(kind), { values })) {
      yield rows.map(([row], at) => `${count + at > 0 ? ',' : ''}\n${row}`).join('');
      count += rows.length;
    }
    yield '\n]\n';
  }
  return { name: `data/${kind.name}.json`, bytes: lines(), compress: true, rows: () => count };
}
