import type * as Contract from '../../platform/graphql/generated.js';
import type { SessionEventRow } from './session-event.queries.js';

/** An event as it is sent. */
export function toSessionEvent({ at, ...event }: SessionEventRow): Contract.SessionEvent {
  return { ...event, at: new Date(at) };
}
