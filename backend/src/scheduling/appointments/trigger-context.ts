import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Program } from '../../platform/access/actor.js';

/** Sets the actor that triggers store in the event ledger of a plan, for this transaction. */
export async function setTriggerActor(tx: EntityManager, { role, userId }: Account | Program): Promise<void> {
  await sql`select set_config('recovery.actor', ${`${role.toUpperCase()} ${userId}`}, true)`.execute(tx.getKysely());
}

/** Sets the session number of the plan for the next booking in this transaction. */
export async function setTriggerSession(tx: EntityManager, number: number): Promise<void> {
  await sql`select set_config('recovery.session', ${String(number)}, true)`.execute(tx.getKysely());
}

/**
 * Sets the reason that triggers store with a change in this transaction: of a correction, or the hospital that sent it.
 */
export async function setTriggerReason(tx: EntityManager, reason: string): Promise<void> {
  await sql`select set_config('recovery.reason', ${reason}, true)`.execute(tx.getKysely());
}
