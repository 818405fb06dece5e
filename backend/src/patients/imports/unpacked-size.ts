import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './table.js';

/** Total size of the unpacked parts, in bytes; 10,000 patients take a fifth of it. */
const MOST = 50 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const PART = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

const DAMAGED = 'This file is damaged, or protected by a password. Please save it again as .xlsx without a password.';

/**
 * Unpacks each part of a zip file up to the limit, before any parser does: the sizes in the file are not trustworthy
 * (zip bomb).
 * @throws UnreadableFile
 */
export function requireBounded(bytes: Buffer): void {
  try {
    let left = MOST;
    for (const part of partsOf(bytes)) left -= unpackedSize(part, left);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(
      isTooLarge ? 'Unpacked, this file is too large. Please keep only the sheet of patients in it.' : DAMAGED,
    );
  }
}

interface Part {
  method: number;
  bytes: Buffer;
}

function unpackedSize({ method, bytes }: Part, left: number): number {
  if (method === DEFLATED) return inflateRawSync(bytes, { maxOutputLength: Math.max(1, left) }).length;
  if (method !== STORED) throw new UnreadableFile(DAMAGED);
  if (bytes.length > left) throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' });
  return bytes.length;
}

/** Yields the parts listed in the central directory at the end of the file, which parsers use. */
function* partsOf(bytes: Buffer): Generator<Part> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new UnreadableFile(DAMAGED);
  let at = bytes.readUInt32LE(end + 16);
  // Parsers treat a gap before the end record as bytes in front of the archive, and would read another directory.
  const isEndOfFile = end + 22 + bytes.readUInt16LE(end + 20) === bytes.length;
  if (at + bytes.readUInt32LE(end + 12) !== end || !isEndOfFile) throw new UnreadableFile(DAMAGED);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== ENTRY || bytes.readUInt16LE(at + 8) & 1) throw new UnreadableFile(DAMAGED);
    yield {
      method: bytes.readUInt16LE(at + 10),
      bytes: packed(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)),
    };
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end) throw new UnreadableFile(DAMAGED);
}

function packed(bytes: Buffer, at: number, size: number): Buffer {
  if (bytes.readUInt32LE(at) !== PART) throw new UnreadableFile(DAMAGED);
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return bytes.subarray(start, start + size);
}
