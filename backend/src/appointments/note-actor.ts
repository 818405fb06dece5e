import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Program } from '../auth/actor.js';

/** Tells the database who acts in this transaction: the events of a plan's ledger say so, and a trigger writes them (recovery §1). */
export async function noteActor(tx: EntityManager, { role, userId }: Account | Program): Promise<void> {
  await sql`select set_config('recovery.actor', ${`${role.toUpperCase()} ${userId}`}, true)`.execute(tx.getKysely());
}
