import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { MissedRow, OfferRow } from './missed.queries.js';

/** A missed session as it is sent. */
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

/** An offer as it is sent. */
export function toSlotOffer({ slots, expiresAt, ...offer }: OfferRow): Contract.SlotOffer {
  return { ...offer, slots: slots.map((slot) => new Date(slot)), expiresAt: new Date(expiresAt) };
}
