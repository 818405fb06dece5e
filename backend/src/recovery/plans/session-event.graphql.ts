import type * as Contract from '../../platform/graphql/generated.js';
import type { SessionEventRow } from '../ledger/session-event.queries.js';

/** Maps an event to the GraphQL type. */
export function toSessionEvent({ at, ...event }: SessionEventRow): Contract.SessionEvent {
  return { ...event, at: new Date(at) };
}
