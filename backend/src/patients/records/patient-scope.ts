import type { FilterQuery } from '@mikro-orm/core';
import { isDesk, type VisibleTo } from '../../platform/access/visible-to.js';
import type { Actor } from '../../platform/access/actor.js';
import type { PatientView } from './patient-view.js';
import type { Patient } from './patient.entity.js';

/** Filter of the live records that an actor may see: all for the front desk, their own for a patient. */
export function visiblePatients(to: VisibleTo): FilterQuery<Patient> {
  if (to === 'SYSTEM' || isDesk(to)) return { deletedAt: null };
  if (to.role === 'patient') return { user: to.userId, deletedAt: null };
  return { id: { $in: [] } };
}

/** Redacts a record for an actor: reception reads no diagnosis (bench §11). */
export function redactPatient({ role }: Actor, view: PatientView): PatientView {
  return role === 'reception' ? { ...view, diagnosis: null } : view;
}
