import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { Doctor } from './doctor.entity.js';
import type { TeamMember } from './team.queries.js';

/** The account of a member, as it stands now; locked before the row of the one who treats or refers. */
export async function lockAccount({ lock }: WriteContext<Actor>, { userId }: TeamMember): Promise<User | null> {
  return userId ? lock(User, { id: userId, deletedAt: null }) : null;
}

/** The row of the one who treats or refers, as it stands now. */
export async function lockWork(
  { lock }: WriteContext<Actor>,
  { physiotherapistId, doctorId }: TeamMember,
): Promise<Physiotherapist | Doctor | null> {
  if (physiotherapistId) return lock(Physiotherapist, { id: physiotherapistId, deletedAt: null });
  return doctorId ? lock(Doctor, { id: doctorId, deletedAt: null }) : null;
}
