import { readdirSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { v5 as uuidv5 } from 'uuid';
import { contentHash } from '../protocols/content-hash.js';
import type { EntryKind } from './entry-tables.js';

/** An entry that comes with the product; no clinician has signed it off. */
export interface ShippedEntry<Content> {
  key: string;
  content: Content;
}

const NAMESPACE = '5f0c2d5e-6a6b-4c57-9d7e-0d1a7a2f4c12';

/** Lists the JSON files of a folder, one an entry. */
export const jsonFiles = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/**
 * Adds the entries of the product that the database lacks, as revision 1 without a review. New content of an entry that nobody of the clinic
 * has changed becomes its next revision; content that the entry had before, as an older process would add it, does not. Safe under
 * concurrent starts of several processes.
 */
export async function addShipped(
  connection: Pick<Pool | PoolClient, 'query'>,
  { name, key: column }: EntryKind,
  shipped: readonly ShippedEntry<unknown>[],
): Promise<void> {
  const rows = shipped.map(({ key, content }) => ({
    id: uuidv5(key, NAMESPACE),
    key,
    content,
    hash: contentHash(content),
  }));
  const sent = [JSON.stringify(rows)];
  await connection.query(
    `with shipped as (${SHIPPED}), added as (
       insert into ${name} (id, ${column}, revision) select id, key, 1 from shipped on conflict do nothing returning id)
     insert into ${name}_revision (${name}_id, revision, content, content_hash, saved_at)
     select id, 1, content, hash, now() from shipped join added using (id)`,
    sent,
  );
  // A revision that another transaction adds meanwhile is not counted in this statement, so that the entry no longer fits and is left out.
  await connection.query(
    `with shipped as (${SHIPPED}),
     present as (select ${name}_id as entry_id, max(revision) as newest, array_agg(content_hash) as hashes, bool_and(saved_by_id is null) as is_ours
       from ${name}_revision group by ${name}_id),
     stale as (select e.id, e.revision, s.content, s.hash from shipped s join ${name} e on e.${column} = s.key join present p on p.entry_id = e.id
       where p.is_ours and e.revision = p.newest and s.hash <> all(p.hashes) for update of e),
     written as (insert into ${name}_revision (${name}_id, revision, content, content_hash, saved_at)
       select id, revision + 1, content, hash, now() from stale returning ${name}_id as entry_id, revision)
     update ${name} e set revision = w.revision from written w where w.entry_id = e.id`,
    sent,
  );
}

const SHIPPED = 'select * from jsonb_to_recordset($1::jsonb) as s (id uuid, key text, content jsonb, hash text)';
