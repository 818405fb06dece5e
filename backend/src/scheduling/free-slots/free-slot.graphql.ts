import type * as Contract from '../../platform/graphql/generated.js';
import type { FreeSlot } from './free-slot.service.js';

/** Maps a free slot to its GraphQL type. */
export function toFreeSlot({
  startsAt,
  endsAt,
  physiotherapist: { id, name },
  requested,
}: FreeSlot): Contract.FreeSlot {
  return { startsAt, endsAt, physiotherapist: { id, name }, requested };
}
