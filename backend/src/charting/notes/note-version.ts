import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Makes a change of a draft's values alone a new version of the note, so that it is seen by whoever has read the former one (OL-1): an open
 * window would enter a retracted value again when its draft saves itself. A signed note stays as it is.
 */
export async function raiseDraftVersion(tx: EntityManager, noteId: string): Promise<void> {
  await sql`update treatment_note set version = version + 1 where id = ${noteId}::uuid and status = 'DRAFT'`.execute(
    tx.getKysely(),
  );
}
