import type { EntityManager } from '@mikro-orm/postgresql';

/** Work at the end of each transaction, before its commit. */
export type BeforeCommit = (tx: EntityManager) => Promise<void>;

const excepted = new WeakSet<EntityManager>();

/**
 * Registers work at the end of each transaction of this application's entity managers, whichever use case or job it is of: once, before the
 * commit, and not at the end of the savepoints within it.
 */
export function beforeCommit(em: EntityManager, work: BeforeCommit): void {
  em.getEventManager().registerSubscriber({
    beforeTransactionCommit: async ({ em: tx, transaction }) => {
      const isSavepoint = typeof transaction === 'object' && 'savepointName' in transaction;
      if (!isSavepoint && !excepted.has(tx as EntityManager)) await work(tx as EntityManager);
    },
  });
}

/** Excepts a transaction from that work: one that may only read, or that erases. */
export function exceptFromCommitWork(tx: EntityManager): void {
  excepted.add(tx);
}
