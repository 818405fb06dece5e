import { LockMode } from '@mikro-orm/core';

/**
 * Row lock (`for update`) for a row that is about to be changed: other transactions wait until this one ends, and the entity is refreshed
 * even if this request has loaded it before. `lockMode` alone reloads the row but keeps values assigned to the entity.
 */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
