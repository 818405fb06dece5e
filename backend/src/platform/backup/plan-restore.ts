import { StartupError } from '../errors/startup-error.js';
import { findDamage, findGap } from './check-backups.js';
import { Chain, type BaseManifest, type FileLine, type SegmentLine } from './chain.js';

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
}

/**
 * Chooses the newest base backup before a moment, the segments of the write-ahead log from it on, and the files that were there.
 * @throws StartupError if the backups do not reach to the moment
 */
export async function planRestore(dir: string, until: Date | undefined): Promise<RestorePlan> {
  const moment = until?.toISOString();
  const plans = (await Promise.all((await Chain.all(dir)).map(plansOf))).flat();
  if (plans.length === 0) throw new StartupError(`There is no complete backup in ${dir}.`);
  const reaching = plans
    .filter(({ base, end }) => moment === undefined || (base.finishedAt < moment && moment < end))
    .toSorted((one, other) => one.base.finishedAt.localeCompare(other.base.finishedAt));
  const plan = reaching.at(-1);
  if (!plan) {
    const spans = plans.map(({ base, end }) => `${base.finishedAt} to ${end}`).join('; ');
    throw new StartupError(`No backup reaches to ${moment}. These moments can be restored: ${spans}.`);
  }
  return moment === undefined ? plan : cutOff(plan, moment);
}

async function plansOf(chain: Chain): Promise<RestorePlan[]> {
  const all = [...(await chain.segments()).values()].toSorted((one, other) => one.name.localeCompare(other.name));
  const files = [...(await chain.files()).values()];
  return (await chain.bases()).flatMap((base) => {
    const segments = all.filter(({ name }) => name >= base.firstSegment);
    const end = segments.at(-1)?.at;
    // The archive of a base backup ends behind it, or it is not complete.
    return end === undefined || end < base.finishedAt ? [] : [{ chain, base, segments, files, end }];
  });
}

function cutOff(plan: RestorePlan, moment: string): RestorePlan {
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
