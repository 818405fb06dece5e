import type { ClinicSettings } from '../settings/clinic-settings.entity.js';
import { DEFAULT_MINUTES, type SessionType } from '../settings/session-type.js';

/** Length and price of a kind of session, and whether patients may request it. */
export interface OfferedSession {
  sessionType: SessionType;
  durationMinutes: number;
  /** In paise. */
  price: number | null;
  isOffered: boolean;
}

/** Returns the offer of a kind of session. Staff may book another length, and a kind that is not offered. */
export function offerOf(
  { offers }: Pick<ClinicSettings, 'offers'>,
  asked: { sessionType: SessionType; durationMinutes?: number | null | undefined },
): OfferedSession {
  const { sessionType } = asked;
  const offer = offers.find((one) => one.sessionType === sessionType);
  return {
    sessionType,
    durationMinutes: asked.durationMinutes ?? offer?.durationMinutes ?? DEFAULT_MINUTES,
    price: offer?.price ?? null,
    isOffered: offer?.enabled ?? false,
  };
}

/** Returns the length of the shortest session that is offered, in minutes; the default length before the clinic is open. */
export function shortestOffer({ openedAt, offers }: Pick<ClinicSettings, 'openedAt' | 'offers'>): number {
  const lengths = openedAt ? offers.filter(({ enabled }) => enabled).map((offer) => offer.durationMinutes) : [];
  return lengths.length > 0 ? Math.min(...lengths) : DEFAULT_MINUTES;
}

/** Returns the offer for a booking by staff; before the clinic is open it has no price. */
export function bookedOffer(
  rules: ClinicSettings,
  asked: Parameters<typeof offerOf>[1],
): Omit<OfferedSession, 'isOffered'> {
  const { isOffered: _, ...offer } = offerOf(rules.openedAt ? rules : { offers: [] }, asked);
  return offer;
}
