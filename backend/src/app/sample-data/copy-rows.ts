import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Rows, Table } from './rows.js';

type Value = string | number | boolean | null | Date;

/** Bytes per write; bounds the memory for buffered rows. */
const CHUNK = 64 * 1024;

/**
 * Inserts rows with COPY as they are generated, and returns their number. The keys of the first row, in camel case, are
 * the columns; other columns get their defaults.
 */
export async function copyRows<T extends Table>(
  client: PoolClient,
  table: T,
  rows: Iterable<Rows[T]>,
): Promise<number> {
  const iterator: Iterator<Record<string, Value>> = rows[Symbol.iterator]();
  const first = iterator.next();
  if (first.done) return 0;
  const keys = Object.keys(first.value);
  const stream = client.query(copyFrom(`copy ${table} (${keys.map(columnName).join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks(first.value, iterator, keys)), stream);
  return stream.rowCount;
}

function* chunks(first: Record<string, Value>, rest: Iterator<Record<string, Value>>, keys: string[]) {
  let text = copyLine(first, keys);
  for (let next = rest.next(); !next.done; next = rest.next()) {
    text += copyLine(next.value, keys);
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Formats a row in the text format of COPY. */
function copyLine(row: Record<string, Value>, keys: string[]): string {
  return `${keys.map((key) => copyValue(row[key] ?? null)).join('\t')}\n`;
}

function copyValue(value: Value): string {
  if (value === null) return String.raw`\N`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '') : value;
}

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

function columnName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
