import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { contentHash } from './content-hash.js';
import type { InBoth } from './protocol-content.js';
import { MOST_PROTOCOLS } from './protocol.queries.js';
import { ProtocolVersion } from './protocol-version.entity.js';

/** A locked protocol. */
export interface HeldProtocol {
  id: string;
  /** Sets the name from the draft, as long as no version is approved; resolves to whether it changed. */
  call: (name: InBoth | undefined) => Promise<boolean>;
}

/** Locks the protocol with this slug, or creates it; the slug is its name until its content has one. @throws AppError LIMIT_REACHED */
export async function holdProtocol(tx: EntityManager, slug: string): Promise<HeldProtocol> {
  const db = tx.getKysely();
  const made = await sql`
    insert into protocol (id, slug, name) values (${uuidv7()}, ${slug}, jsonb_build_object('en', ${slug}::text, 'hi', ${slug}::text))
    on conflict (slug) do nothing returning id`.execute(db);
  const { rows } = await sql<{ id: string; total: number }>`
    select id, (select count(*)::int from protocol) as total from protocol where slug = ${slug} for update`.execute(db);
  const [held] = rows;
  if (!held) throw new Error('the protocol went away');
  if (made.rows.length > 0 && held.total > MOST_PROTOCOLS)
    throw new AppError('LIMIT_REACHED', reasonFor('PROTOCOLS_FULL', { most: MOST_PROTOCOLS }));
  const call = async (name: InBoth | undefined) => {
    if (!name) return false;
    const called = await sql`
      update protocol set name = ${JSON.stringify(name)}::jsonb where id = ${held.id} and name <> ${JSON.stringify(name)}::jsonb
        and not exists (select from protocol_version v where v.protocol_id = ${held.id} and v.status <> 'DRAFT')
      returning id`.execute(db);
    return called.rows.length > 0;
  };
  return { id: held.id, call };
}

/** Locks the newest version of a protocol. */
export async function holdNewest(tx: EntityManager, protocolId: string): Promise<ProtocolVersion | undefined> {
  const [newest] = await tx.find(
    ProtocolVersion,
    { protocolId },
    { ...FOR_UPDATE, orderBy: { number: 'desc' }, limit: 1 },
  );
  return newest;
}

/** Stores a doctor's approval: who, when, the statement, and the hash of the stored content. */
export async function addSignature(
  tx: EntityManager,
  version: ProtocolVersion,
  doctorId: string,
  statement: string,
): Promise<void> {
  await sql`
    insert into protocol_approval (protocol_version_id, doctor_id, statement, content_hash)
    values (${version.id}, ${doctorId}, ${statement}, ${contentHash(version.content)})`.execute(tx.getKysely());
}
