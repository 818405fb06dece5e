import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Chain, type BaseManifest } from './chain.js';

/** Days in whose every moment a restore can end. */
export const KEPT_DAYS = 7;

/** Deletes what no restore to a moment of the last days needs. @param current the chain that goes on, which is never deleted whole */
export async function prune(dir: string, current: Chain, now: Date): Promise<void> {
  await removeLeftOvers(dir);
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  for (const chain of await Chain.all(dir)) {
    if (chain.name !== current.name && (await isOver(chain, oldest))) {
      await removeFolder(chain.folder);
      continue;
    }
    await removeLeftOvers(chain.basesFolder);
    const bases = await chain.bases();
    const first = bases.findLast(({ finishedAt }) => finishedAt <= oldest) ?? bases[0];
    if (first) await pruneBefore(chain, bases, first);
  }
}

const REMOVED = '.removed';

/** Removes a folder. First it gets a name that no list reads: a removal that is cut off leaves nothing that looks like a backup. */
async function removeFolder(folder: string): Promise<void> {
  await rename(folder, `${folder}${REMOVED}`);
  await rm(`${folder}${REMOVED}`, { recursive: true, force: true });
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^(backup_[0-9a-f]{12}|\d{8}T\d{6}Z)\.removed$/.test(name))
      await rm(path.join(folder, name), { recursive: true, force: true });
}

async function isOver(chain: Chain, oldest: string): Promise<boolean> {
  const segments = [...(await chain.segments()).values()];
  const ends = [...segments.map(({ at }) => at), ...(await chain.bases()).map(({ finishedAt }) => finishedAt)];
  return ends.every((at) => at < oldest);
}

async function pruneBefore(chain: Chain, bases: readonly BaseManifest[], first: BaseManifest): Promise<void> {
  for (const { name, finishedAt } of bases)
    if (finishedAt < first.finishedAt) await removeFolder(path.join(chain.basesFolder, name));
  const segments = [...(await chain.segments()).values()];
  const kept = segments.filter(({ name }) => name >= first.firstSegment);
  if (kept.length < segments.length) {
    // The list first: a segment that is not listed is not missed.
    await chain.keepSegments(kept);
    for (const { name } of segments) if (name < first.firstSegment) await rm(chain.segmentFile(name), { force: true });
  }
  const files = [...(await chain.files()).values()];
  const isNeeded = ({ goneAt }: { goneAt?: string | undefined }) => goneAt === undefined || goneAt >= first.finishedAt;
  if (files.every(isNeeded)) return;
  await chain.keepFiles(files.filter(isNeeded));
  for (const file of files) if (!isNeeded(file)) await rm(chain.storedFile(file.key), { force: true });
}
