import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { KeyScope } from '../../platform/access/access-policy.js';

/** Row of the list of keys. */
export interface ListedKey {
  id: string;
  name: string;
  scopes: KeyScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** The hospital's client that it belongs to, and what that is called; null: a program of the clinic's own. */
  clientId: string | null;
  clientName: string | null;
  /** Name of the account that it acts for. */
  owner: string;
}

/** Requires a live client of a hospital, and locks it until commit, so that it is not revoked meanwhile. @throws AppError NOT_FOUND */
export async function requireLiveClient(tx: EntityManager, clientId: string): Promise<void> {
  const { rows } =
    await sql`select from smart_client where id = ${clientId}::uuid and revoked_at is null for share`.execute(
      tx.getKysely(),
    );
  if (rows.length > 0) return;
  const reason = reasonFor('CLIENT_NOT_FOUND');
  throw new AppError('NOT_FOUND', reason, { fields: { clientId: reason } });
}

/** Revokes the keys of a client that ends, so that none of them keeps its name or its place. @returns their ids */
export async function revokeKeysOf(tx: EntityManager, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update api_key set revoked_at = now()
    where client_id = ${clientId}::uuid and revoked_at is null returning id`.execute(tx.getKysely());
  return rows.map(({ id }) => id).toSorted();
}

/** Finds valid keys by the database's clock, newest first: of one owner or of all, or one by its id. A key ends with its client. */
export async function findLiveKeys(
  em: EntityManager,
  { ownerId, id }: { ownerId?: string | undefined; id?: string },
): Promise<ListedKey[]> {
  const ofOwner = ownerId ? sql`and k.owner_id = ${ownerId}::uuid` : sql``;
  const named = id ? sql`and k.id = ${id}` : sql``;
  const { rows } = await sql<ListedKey>`
    select k.id, k.name, k.scopes, k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
      u.full_name as owner, k.client_id as "clientId", c.name as "clientName"
    from api_key k join app_user u on u.id = k.owner_id left join smart_client c on c.id = k.client_id
    where k.revoked_at is null and c.revoked_at is null and k.expires_at > now() ${ofOwner} ${named}
    order by k.created_at desc, k.id desc`.execute(em.getKysely());
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
    lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt),
  }));
}
