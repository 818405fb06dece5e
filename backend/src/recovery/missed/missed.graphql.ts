import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { MissedRow, OfferRow } from './missed.queries.js';

/** Maps a missed session to the GraphQL type. */
export function toMissedSession({
  planId,
  number,
  missedAt,
  reason,
  offer,
  ...row
}: MissedRow): Contract.MissedSession {
  const own = { planId, number, patient: namedPatient(row), missedAt: new Date(missedAt), reason };
  return { ...own, offer: offer && toSlotOffer(offer) };
}

/** Maps an offer to the GraphQL type. */
export function toSlotOffer({ slots, expiresAt, ...offer }: OfferRow): Contract.SlotOffer {
  return { ...offer, slots: slots.map((slot) => new Date(slot)), expiresAt: new Date(expiresAt) };
}
