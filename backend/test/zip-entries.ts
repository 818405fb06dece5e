import { inflateRawSync } from 'node:zlib';

/** A file of a ZIP, as its directory at the end says. */
export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

const LARGE = 0xff_ff_ff_ff;

/** Reads all files of a ZIP in the order of its directory, with large sizes (ZIP64). Fails for a ZIP that was cut off. */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('the ZIP has no end');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const [method, nameLength, extraLength] = [10, 28, 30].map((offset) => zip.readUInt16LE(at + offset));
    const [packed = 0, start = 0] = [20, 42].map((offset) => zip.readUInt32LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const extra = zip.subarray(at + 46 + (nameLength ?? 0), at + 46 + (nameLength ?? 0) + (extraLength ?? 0));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + zip.readUInt16LE(at + 32);
    const sizes = packed === LARGE ? largeSizes(extra) : { packed, start };
    const from = sizes.start + 30 + zip.readUInt16LE(sizes.start + 26) + zip.readUInt16LE(sizes.start + 28);
    const bytes = zip.subarray(from, from + sizes.packed);
    return { name, bytes: method === 0 ? bytes : inflateRawSync(bytes) };
  });
}

/** Sizes of the extra field 1: uncompressed, compressed, offset. */
function largeSizes(extra: Buffer): { packed: number; start: number } {
  for (let at = 0; at < extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1)
      return { packed: Number(extra.readBigUInt64LE(at + 12)), start: Number(extra.readBigUInt64LE(at + 20)) };
  throw new Error('the ZIP has no large sizes');
}
