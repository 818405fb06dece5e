/** A file or folder of a tar archive. */
export interface TarEntry {
  path: string;
  isFolder: boolean;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;
const NOTHING: readonly Uint8Array[] = [];

/** An entry of a folder. */
export const folderEntry = (path: string): TarEntry => ({ path, isFolder: true, size: 0, content: of(NOTHING) });

/** An entry of a file that is in memory. */
export const textEntry = (path: string, text: Buffer): TarEntry => ({
  path,
  isFolder: false,
  size: text.length,
  content: of([text]),
});

async function* of(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/**
 * Returns the bytes of a tar archive (POSIX ustar). A file that is shorter than its size is filled with zeros, as pg_basebackup does: the
 * write-ahead log makes up for a file of the database that was cut off meanwhile.
 */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    let written = 0;
    for await (const chunk of entry.content) {
      const part = chunk.subarray(0, entry.size - written);
      written += part.length;
      yield part;
    }
    yield* zeros(entry.size - written);
    yield* zeros((BLOCK - (entry.size % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Returns so many zeros, in pieces. */
export async function* zeros(count: number): AsyncGenerator<Uint8Array> {
  for (let left = count; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536));
}

function headerOf({ path, isFolder, size }: TarEntry): Buffer {
  const name = isFolder ? `${path}/` : path;
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for the archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(isFolder ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

/** Reads the entries of a tar archive. The content of an entry is to be read before the next one; what is left of it is skipped. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const size = parseInt(header.toString('latin1', 124, 135), 8);
    const checked = Buffer.from(header).fill(' ', 148, 156);
    if (parseInt(header.toString('latin1', 148, 154), 8) !== sumOf(checked)) throw new Error('The archive is damaged.');
    const content = bytes.upTo(size);
    const path = header.toString('latin1', 0, 100).replace(/\0.*$/s, '').replace(/\/$/, '');
    yield { path, isFolder: header[156] === 0x35, size, content };
    for await (const rest of content) void rest;
    await bytes.take((BLOCK - (size % BLOCK)) % BLOCK);
  }
  await bytes.end();
}

/** Takes bytes off a stream. */
class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.upTo(count)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *upTo(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.rest.length === 0) await this.more();
      const part = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** Reads to the end, so that a cut off stream is noticed. */
  async end(): Promise<void> {
    while (!(await this.chunks.next()).done) continue;
  }

  private async more(): Promise<void> {
    const { value, done } = await this.chunks.next();
    if (done) throw new Error('The archive ends too early.');
    this.rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
}
