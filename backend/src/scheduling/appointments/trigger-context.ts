import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Program } from '../../identity/auth/actor.js';

/** Tells the database who acts in this transaction: the events of a plan's ledger say so, and a trigger writes them (recovery §1). */
export async function setTriggerActor(tx: EntityManager, { role, userId }: Account | Program): Promise<void> {
  await sql`select set_config('recovery.actor', ${`${role.toUpperCase()} ${userId}`}, true)`.execute(tx.getKysely());
}

/** Tells the database which session of the plan the next booking of this transaction is for. */
export async function setTriggerSession(tx: EntityManager, number: number): Promise<void> {
  await sql`select set_config('recovery.session', ${String(number)}, true)`.execute(tx.getKysely());
}

/** Tells the database why a session is changed in this transaction: why it is corrected, or which hospital told of it. */
export async function setTriggerReason(tx: EntityManager, reason: string): Promise<void> {
  await sql`select set_config('recovery.reason', ${reason}, true)`.execute(tx.getKysely());
}
