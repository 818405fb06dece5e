import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { Doctor } from './doctor.entity.js';

/** Returns a doctor who has not left by a day, to reference from another row. @throws AppError NOT_FOUND */
export async function findDoctor(tx: EntityManager, id: string, day: string): Promise<Doctor> {
  const found = await tx.findOne(Doctor, { id, deletedAt: null });
  if (found && (!found.lastDay || found.lastDay >= day)) return found;
  throw new AppError('NOT_FOUND', reasonFor('DOCTOR_NOT_FOUND'), {
    fields: { doctorId: reasonFor('DOCTOR_NOT_CHOSEN') },
  });
}
