import { LockMode } from '@mikro-orm/core';

/**
 * Pessimistic locking (`for update`): how a row is read that is about to be changed: others wait for it until the transaction ends, and
 * it is as it stands now, also when this request has read it before. The lock alone reads anew, but leaves in place what was put into the
 * entity beforehand.
 */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
