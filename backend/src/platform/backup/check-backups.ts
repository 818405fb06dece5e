import { stat } from 'node:fs/promises';
import type { BaseManifest, Chain, FileLine, SegmentLine } from './chain.js';
import { segmentNumber } from './lsn.js';
import { measureFile, type StoredFile } from './sealed-file.js';

/** Returns what is wrong with a stored file, as a sentence; undefined if it is as it was written. */
export async function findDamage(
  file: string,
  { bytes, sha256 }: StoredFile,
  name: string,
): Promise<string | undefined> {
  const found = await measureFile(file);
  if (!found) return `The backup lacks the ${name}: the file ${file} is missing.`;
  if (found.bytes < bytes) return `The ${name} is torn: ${file} has ${found.bytes} of ${bytes} bytes.`;
  if (found.sha256 !== sha256) return `The ${name} is damaged: ${file} does not have the checksum of its manifest.`;
  return undefined;
}

/** Returns the first gap between segments, as a sentence; undefined if there is none. @param names in order */
export function findGap(names: readonly string[], segmentSize: number): string | undefined {
  const size = BigInt(segmentSize);
  const at = names.findIndex((name, index) => {
    const before = names[index - 1];
    return before !== undefined && segmentNumber(name, size) !== segmentNumber(before, size) + 1n;
  });
  return at === -1
    ? undefined
    : `The backup lacks segments of the write-ahead log between ${names[at - 1]} and ${names[at]}.`;
}

/** What a chain lists. */
export interface ChainLists {
  bases: BaseManifest[];
  segments: SegmentLine[];
  files: FileLine[];
}

/** Reads what a chain lists, for its check: what is archived later is not missed. */
export async function readLists(chain: Chain): Promise<ChainLists> {
  return {
    bases: await chain.bases(),
    segments: [...(await chain.segments()).values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    files: [...(await chain.files()).values()],
  };
}

/**
 * Checks a chain without the private key: the checksums of the base backups and of the write-ahead log, and the sizes of the pictures and
 * documents. Returns what is wrong, a sentence each.
 */
export async function checkChain(
  chain: Chain,
  { bases, segments, files }: ChainLists,
  progress: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const problems: (string | undefined)[] = [];
  for (const base of bases) {
    problems.push(await findDamage(chain.archiveOf(base.name), base.archive, `base backup ${base.name}`));
    await progress();
  }
  for (const segment of segments) {
    problems.push(await findDamage(chain.segmentFile(segment.name), segment, `segment ${segment.name}`));
    await progress();
  }
  const [first] = bases;
  if (first)
    problems.push(
      findGap(
        segments.map(({ name }) => name),
        first.segmentSize,
      ),
    );
  for (const { key, bytes } of files) {
    const size = await stat(chain.storedFile(key)).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) problems.push(`The backup lacks the file ${key}.`);
    else if (size !== bytes) problems.push(`The file ${key} of the backup has ${size} of ${bytes} bytes.`);
    await progress();
  }
  return problems.filter((problem) => problem !== undefined);
}
