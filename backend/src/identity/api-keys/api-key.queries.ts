import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { KeyScope } from '../../platform/access/access-policy.js';

/** Row of the list of keys. */
export interface ListedKey {
  id: string;
  name: string;
  scopes: KeyScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** Name of the account that it acts for. */
  owner: string;
}

/** Finds valid keys by the database's clock, newest first: of one owner or of all, or one by its id. */
export async function findLiveKeys(
  em: EntityManager,
  { ownerId, id }: { ownerId?: string | undefined; id?: string },
): Promise<ListedKey[]> {
  const ofOwner = ownerId ? sql`and k.owner_id = ${ownerId}::uuid` : sql``;
  const named = id ? sql`and k.id = ${id}` : sql``;
  const { rows } = await sql<ListedKey>`
    select k.id, k.name, k.scopes, k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
      u.full_name as owner
    from api_key k join app_user u on u.id = k.owner_id
    where k.revoked_at is null and k.expires_at > now() ${ofOwner} ${named}
    order by k.created_at desc, k.id desc`.execute(em.getKysely());
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
    lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt),
  }));
}
