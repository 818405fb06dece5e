import type { FilterQuery } from '@mikro-orm/core';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import type { Patient } from './patient.entity.js';

/** Filter of the live records that an actor may see: all for an admin, their own for a patient. */
export function visiblePatients(to: VisibleTo): FilterQuery<Patient> {
  if (to === 'SYSTEM' || to.role === 'admin') return { deletedAt: null };
  if (to.role === 'patient') return { user: to.userId, deletedAt: null };
  return { id: { $in: [] } };
}
