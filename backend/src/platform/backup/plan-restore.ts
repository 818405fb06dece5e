import { StartupError } from '../errors/startup-error.js';
import { findDamage, findGap } from './check-backups.js';
import { Chain, readEach, type BaseManifest, type FileLine, type SegmentLine } from './chain.js';

/** Most milliseconds by which the clocks of the server and the database differ. */
const CLOCKS_DIFFER = 60_000;

/** What a restore reads. */
export interface RestorePlan {
  chain: Chain;
  base: BaseManifest;
  segments: SegmentLine[];
  files: FileLine[];
  /** Latest moment of the chain. */
  end: string;
  /** Paths of backups that cannot be read, and were left out. */
  unreadable: string[];
}

/**
 * Chooses the newest base backup before a moment, the segments of the write-ahead log from it on, and the files that were there.
 * @throws StartupError if the backups do not reach to the moment
 */
export async function planRestore(dir: string, until: Date | undefined): Promise<RestorePlan> {
  const moment = until?.toISOString();
  const { results, unreadable } = await readEach(await Chain.all(dir), plansOf);
  const plans = results.flat();
  const others = unreadable.length === 0 ? '' : ` These cannot be read: ${unreadable.join(', ')}.`;
  if (plans.length === 0) throw new StartupError(`There is no complete backup in ${dir}.${others}`);
  const reaching = plans
    .filter(({ base, end }) => moment === undefined || (base.finishedAt < moment && moment < end))
    .toSorted((one, other) => one.base.finishedAt.localeCompare(other.base.finishedAt));
  const plan = reaching.at(-1);
  if (!plan) {
    const spans = plans.map(({ base, end }) => `${base.finishedAt} to ${end}`).join('; ');
    throw new StartupError(`No backup reaches to ${moment}. These moments can be restored: ${spans}.${others}`);
  }
  return { ...(moment === undefined ? withoutGone(plan) : cutOff(plan, moment)), unreadable };
}

type ChainPlan = Omit<RestorePlan, 'unreadable'>;

async function plansOf(chain: Chain, bases: BaseManifest[]): Promise<ChainPlan[]> {
  const all = [...(await chain.segments()).values()].toSorted((one, other) => one.name.localeCompare(other.name));
  const files = [...(await chain.files()).values()];
  return bases.flatMap((base) => {
    const segments = all.filter(({ name }) => name >= base.firstSegment);
    const end = segments.at(-1)?.at;
    // The archive of a base backup ends behind it, or it is not complete.
    return end === undefined || end < base.finishedAt ? [] : [{ chain, base, segments, files, end }];
  });
}

/** Leaves out the files that were deleted before the end. */
const withoutGone = (plan: ChainPlan): ChainPlan => ({
  ...plan,
  files: plan.files.filter(({ goneAt }) => goneAt === undefined || goneAt > plan.end),
});

function cutOff(plan: ChainPlan, moment: string): ChainPlan {
  const enough = plan.segments.find(({ at }) => at > moment)?.at ?? plan.end;
  // The clocks of two machines differ, and a file too many does no harm: housekeeping removes it.
  const latest = new Date(Date.parse(moment) + (plan.base.embedded ? 0 : CLOCKS_DIFFER)).toISOString();
  return {
    ...plan,
    segments: plan.segments.filter(({ at }) => at <= enough),
    files: plan.files.filter(({ storedAt, goneAt }) => storedAt <= latest && (goneAt === undefined || goneAt > moment)),
  };
}

/** Checks all that a plan reads, before anything is written. @throws StartupError with what is missing or damaged */
export async function checkPlan({ chain, base, segments, files }: RestorePlan): Promise<void> {
  const names = segments.map(({ name }) => name);
  const gap =
    names[0] === base.firstSegment
      ? findGap(names, base.segmentSize)
      : `The backup lacks the segment ${base.firstSegment} of the write-ahead log.`;
  const problems = [gap, await findDamage(chain.archiveOf(base.name), base.archive, `base backup ${base.name}`)];
  for (const line of segments)
    problems.push(await findDamage(chain.segmentFile(line.name), line, `segment ${line.name}`));
  for (const line of files) problems.push(await findDamage(chain.storedFile(line.key), line, `file ${line.key}`));
  const wrong = problems.filter((problem) => problem !== undefined);
  if (wrong.length > 0) throw new StartupError(wrong.slice(0, 5).join('\n'));
}
