import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Chain, type BaseManifest } from './chain.js';

/** Days in whose every moment a restore can end. */
export const KEPT_DAYS = 7;

/** Deletes what no restore to a moment of the last days needs. @param current the chain that goes on, which is never deleted whole */
export async function prune(dir: string, current: Chain, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  for (const chain of await Chain.all(dir)) {
    if (chain.name !== current.name && (await isOver(chain, oldest))) {
      await rm(chain.folder, { recursive: true, force: true });
      continue;
    }
    const bases = await chain.bases();
    const first = bases.findLast(({ finishedAt }) => finishedAt <= oldest) ?? bases[0];
    if (first) await pruneBefore(chain, bases, first);
  }
}

async function isOver(chain: Chain, oldest: string): Promise<boolean> {
  const segments = [...(await chain.segments()).values()];
  const ends = [...segments.map(({ at }) => at), ...(await chain.bases()).map(({ finishedAt }) => finishedAt)];
  return ends.every((at) => at < oldest);
}

async function pruneBefore(chain: Chain, bases: readonly BaseManifest[], first: BaseManifest): Promise<void> {
  for (const { name, finishedAt } of bases)
    if (finishedAt < first.finishedAt) await rm(path.join(chain.basesFolder, name), { recursive: true, force: true });
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
