import { csvLine, BYTE_ORDER_MARK } from '../../platform/exports/csv-line.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { SHEETS, type Sheet } from './export-sheets.js';
import { EXPORTED_TABLES, FILE_COLUMNS, SECRET_COLUMNS } from './exported-tables.js';
import type { Snapshot } from './snapshot.js';
import type { ZipPart } from './zip-file.js';

/** A number cannot run as a formula, also below 0. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Yields the files of the full export: the tables as they are, tables for people, and what was uploaded. */
export async function* exportParts(snapshot: Snapshot, storage: FileStorage): AsyncIterable<ZipPart> {
  for (const table of EXPORTED_TABLES) yield await tablePart(snapshot, table);
  for (const sheet of SHEETS) yield sheetPart(snapshot, sheet);
  const keys = await fileKeys(snapshot);
  await snapshot.endReading();
  for (const key of keys) {
    const bytes = await storage.open(key, { first: 0, last: Number.MAX_SAFE_INTEGER });
    // A file that was deleted meanwhile is not in the ZIP, and its row says which it was.
    if (bytes) yield { name: `files/${key}`, bytes, compress: false };
  }
}

/** The rows of a table as JSON, exactly: PostgreSQL writes it, and columns in SECRET_COLUMNS are left out. */
async function tablePart(snapshot: Snapshot, table: (typeof EXPORTED_TABLES)[number]): Promise<ZipPart> {
  const columns = await snapshot.rows<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const secret: readonly string[] = SECRET_COLUMNS[table] ?? [];
  const named = columns.filter(({ name }) => !secret.includes(name)).map(({ name }) => `"${name}"`);
  const isLarge = columns.some(({ type }) => type === 'bytea');
  let count = 0;
  async function* lines() {
    const text = `select row_to_json(r)::text from (select ${named.join(', ')} from "${table}") r`;
    for await (const rows of snapshot.slices<[string]>(text, { isLarge })) {
      count += rows.length;
      yield rows.map(([row]) => `${row}\n`).join('');
    }
  }
  return { name: `data/${table}.ndjson`, bytes: lines(), compress: true, rows: () => count };
}

/** A table for people: no cell can run as a formula, and numbers stay numbers. */
function sheetPart(snapshot: Snapshot, { name, columns, source }: Sheet): ZipPart {
  const named = columns.map(([heading, value]) => `coalesce((${value})::text, '') as "${heading}"`).join(', ');
  let count = 0;
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading));
    for await (const rows of snapshot.slices<string[]>(`select ${named} from ${source}`)) {
      count += rows.length;
      yield rows.map((row) => csvLine(row, (at) => NUMBER.test(row[at] ?? ''))).join('');
    }
  }
  return { name: `tables/${name}.csv`, bytes: lines(), compress: true, rows: () => count };
}

/** The keys of all stored files that may be read, each once. */
async function fileKeys(snapshot: Snapshot): Promise<string[]> {
  const named = FILE_COLUMNS.map(
    ([table, column]) => `select ${column} as key from ${table} where ${column} is not null`,
  );
  const held = `select file_key from file_scan where status <> 'CLEAN'`;
  const small = `select thumbnail_key from clinical_file where file_key in (${held}) and thumbnail_key is not null`;
  const rows = await snapshot.rows<{ key: string }>(
    `(${named.join(' union ')}) except (${held} union ${small}) order by key`,
  );
  return rows.map(({ key }) => key);
}
