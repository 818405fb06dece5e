import { DepartureCancelled } from '../identity/auth/departure-cancelled.js';
import { UserTypeSet } from '../identity/users/user-type-set.js';
import { on, type EventHandler } from '../platform/events/domain-events.js';
import { clearLastDay, ensureWorkRow } from './team/work-row.js';

/** What changes of accounts mean for the rows of those who treat or refer. */
export const eventHandlers: readonly EventHandler[] = [
  on(UserTypeSet, ensureWorkRow),
  on(DepartureCancelled, clearLastDay),
];
