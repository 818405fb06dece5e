import type { EntityManager } from '@mikro-orm/postgresql';
import type { KnownTime } from './free-times.js';

/** What a physiotherapist works and when they are away. */
export type OwnTimes = Pick<KnownTime, 'workingHours' | 'leave'>;

/** The own times of physiotherapists by id. Nobody has any so far: the clinic's hours hold for all. */
export async function ownTimesOf(_em: EntityManager, ids: readonly string[]): Promise<Map<string, OwnTimes>> {
  return new Map(ids.map((id) => [id, { workingHours: null, leave: [] }]));
}
