import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { treatsAs } from '../../patients/index.js';
import type { Account } from '../../platform/access/actor.js';
import { noNote } from './note-state.js';

/** The physiotherapist of an account, and all whose sessions the account gives today: its own, and those of whom it covers for. */
export interface TreatingAs {
  ownId: string;
  treats: ReadonlySet<string>;
}

/** Finds as whom an account treats on the day of the request. @throws AppError NOT_FOUND for one that is no physiotherapist */
export async function findTreatingAs(em: EntityManager, actor: Account): Promise<TreatingAs> {
  const { rows } = await sql<{ id: string; isOwn: boolean }>`
    select t.physiotherapist_id as id, t.cover_until is null as "isOwn" from ${treatsAs(actor)} t`.execute(
    em.getKysely(),
  );
  const own = rows.find(({ isOwn }) => isOwn);
  if (!own) throw noNote();
  return { ownId: own.id, treats: new Set(rows.map(({ id }) => id)) };
}
