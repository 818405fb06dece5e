import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { AppError } from '../errors.js';
import { because } from '../reasons/reason.js';
import { Physiotherapist } from './physiotherapist.entity.js';

/** Somebody who treats patients here by now, to be named by another row. @throws AppError NOT_FOUND */
export async function findPhysiotherapist(tx: EntityManager, id: string): Promise<Physiotherapist> {
  const found = isUuid(id) && (await tx.findOne(Physiotherapist, { id, deletedAt: null }));
  if (found) return found;
  throw new AppError('NOT_FOUND', because('PHYSIOTHERAPIST_NOT_FOUND'), {
    fields: { physiotherapistId: because('PHYSIOTHERAPIST_NOT_CHOSEN') },
  });
}
