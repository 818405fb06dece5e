import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Operator } from './actor.js';

const actors = new WeakMap<EntityManager, Actor | Operator>();

/** Notes whose use case a transaction is, for handlers of its events. */
export function setActing(tx: EntityManager, actor: Actor | Operator): void {
  actors.set(tx, actor);
}

/** Returns the id of the signed-in account whose use case a transaction is; null for programs, hospital systems, jobs and the operator. */
export function actingAccountId(tx: EntityManager): string | null {
  const actor = actors.get(tx);
  return actor?.kind === 'account' ? actor.userId : null;
}
