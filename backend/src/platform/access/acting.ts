import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Operator } from './actor.js';

const actors = new WeakMap<EntityManager, Actor | Operator>();

/** Notes whose use case a transaction is, for handlers of its events. */
export function setActing(tx: EntityManager, actor: Actor | Operator): void {
  actors.set(tx, actor);
}

/** Returns whose change a transaction is, as text: its kind and id; `system` for jobs, messages of HL7 v2 and the operator. */
export function actingAs(tx: EntityManager): string {
  const actor = actors.get(tx);
  if (actor?.kind === 'account') return `account ${actor.userId}`;
  if (actor?.kind === 'client') return `client ${actor.clientId}`;
  return actor?.kind === 'program' ? `key ${actor.apiKeyId}` : 'system';
}

/** Returns the id of the signed-in account whose use case a transaction is; null for programs, hospital systems, jobs and the operator. */
export function actingAccountId(tx: EntityManager): string | null {
  const actor = actors.get(tx);
  return actor?.kind === 'account' ? actor.userId : null;
}
