import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** Size and checksum of a file as it is stored. */
export interface StoredFile {
  bytes: number;
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: string;
}

/** Counts and hashes bytes on their way. */
class Tally {
  private readonly hash = createHash('sha256');
  bytes = 0;

  async *over(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  done(): StoredFile {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** Hashes bytes on their way; `written` is called with the result after the last one. */
export async function* tallied(
  source: AsyncIterable<Uint8Array>,
  written: (file: StoredFile) => void,
): AsyncGenerator<Uint8Array> {
  const tally = new Tally();
  yield* tally.over(source);
  written(tally.done());
}

/**
 * Writes bytes to a file, compressed with gzip and encrypted with age for a public key, in bounded memory. The file appears under its name
 * when it is complete and flushed; `listed` records it before that, so that no file stands there without its checksum.
 */
export async function writeSealed(
  file: string,
  source: AsyncIterable<Uint8Array>,
  { recipient, listed }: { recipient: string; listed: (stored: StoredFile) => Promise<void> },
): Promise<StoredFile> {
  const part = `${file}.part`;
  const tally = new Tally();
  const handle = await open(part, 'w', 0o600);
  try {
    try {
      for await (const chunk of tally.over(await sealed(source, recipient))) await handle.appendFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const stored = tally.done();
    await listed(stored);
    await rename(part, file);
    await syncFolder(path.dirname(file));
    return stored;
  } catch (error) {
    await rm(part, { force: true }); // Frees the space on a full disk.
    throw error;
  }
}

async function sealed(source: AsyncIterable<Uint8Array>, recipient: string): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(pipeline(Readable.from(source), createGzip({ level: 1 }), ignore))));
}

/** Opens a file that `writeSealed` has written. @throws Error of the age package for other keys, or for damaged bytes */
export async function openSealed(file: string, keys: readonly string[]): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(toWeb(createReadStream(file)));
  return pipeline(fromWeb(plain), createGunzip(), ignore);
}

/** Returns the size and checksum of a file; undefined if it does not exist. */
export async function measureFile(file: string): Promise<StoredFile | undefined> {
  const tally = new Tally();
  try {
    for await (const chunk of tally.over(createReadStream(file))) void chunk;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return tally.done();
}

/** Flushes the names in a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a small file, flushed, which appears complete under its name. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
  await syncFolder(path.dirname(file));
}

// Who reads the last stream gets the error of any of them.
const ignore = () => undefined;
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as WebStream<Uint8Array>);
