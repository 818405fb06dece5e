import { createHash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file to put into a ZIP. */
export interface ZipPart {
  name: string;
  /** Its bytes, read when its turn comes. */
  bytes: AsyncIterable<string | Uint8Array>;
  /** False for pictures and films, which are compressed already. */
  compress: boolean;
  /** Counts the rows; call it after the last byte. Absent for files without rows. */
  rows?: () => number;
}

/** A file of a ZIP, as its manifest lists it. */
export interface ZippedFile {
  name: string;
  /** Null for stored files. */
  rows: number | null;
  /** Of the uncompressed bytes, in hex. */
  sha256: string;
}

interface Zip {
  parts: AsyncIterable<ZipPart>;
  /** Returns the last file, which lists the others. */
  manifest: (files: readonly ZippedFile[]) => { name: string; text: string };
  /** Time of all files. */
  mtime: Date;
  /** Called once, when the parts are read no more: after the last one, or when the reader has left. */
  ended: () => Promise<void>;
  /** Called after the last part was read, before the ZIP ends. */
  whole?: () => Promise<void>;
  /** Called when the parts cannot be read: the ZIP then has no end. */
  failed: (error: Error) => void;
}

/** Writes a ZIP as a stream (ZIP64), one part after the other, as fast as the reader takes it. */
export function zipStream(zip: Zip): Readable {
  const file = new ZipFile();
  const output = file.outputStream;
  const reading = new AbortController();
  output.once('close', () => reading.abort());
  fill(file, zip, reading.signal).catch((error: Error) => {
    if (!reading.signal.aborted) zip.failed(error);
    output.destroy(error);
  });
  return output;
}

async function fill(file: ZipFile, { parts, manifest, mtime, whole, ended }: Zip, signal: AbortSignal): Promise<void> {
  const files: ZippedFile[] = [];
  try {
    for await (const { name, bytes, compress, rows } of parts) {
      const hash = createHash('sha256');
      const source = addAbortSignal(signal, Readable.from(hashed(bytes, hash), { objectMode: false }));
      const read = finished(source);
      file.addReadStream(source, name, { mtime, compress, forceZip64Format: true });
      await read;
      files.push({ name, rows: rows ? rows() : null, sha256: hash.digest('hex') });
    }
    await whole?.();
  } finally {
    await ended();
  }
  const { name, text } = manifest(files);
  file.addBuffer(Buffer.from(text), name, { mtime });
  file.end();
}

async function* hashed(bytes: AsyncIterable<string | Uint8Array>, hash: { update(piece: Uint8Array): unknown }) {
  for await (const piece of bytes) {
    const buffer = Buffer.from(piece as Uint8Array);
    hash.update(buffer);
    yield buffer;
  }
}
