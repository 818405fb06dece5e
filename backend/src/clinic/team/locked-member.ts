import { User } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { Physiotherapist } from '../physiotherapists/physiotherapist.entity.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { Doctor } from './doctor.entity.js';
import type { TeamMember } from './team.queries.js';

/** Returns the account of a team member with a row lock. Lock it before the row of the physiotherapist or doctor. */
export async function lockAccount({ lock }: WriteContext<Actor>, { userId }: TeamMember): Promise<User | null> {
  return userId ? lock(User, { id: userId, deletedAt: null }) : null;
}

/** Returns the row of the physiotherapist or doctor with a row lock. */
export async function lockWork(
  { lock }: WriteContext<Actor>,
  { physiotherapistId, doctorId }: TeamMember,
): Promise<Physiotherapist | Doctor | null> {
  if (physiotherapistId) return lock(Physiotherapist, { id: physiotherapistId, deletedAt: null });
  return doctorId ? lock(Doctor, { id: doctorId, deletedAt: null }) : null;
}
