import type { ClinicSettings } from '../settings/clinic-settings.entity.js';
import type { PriceRule } from '../settings/price-rules.js';
import { DEFAULT_MINUTES, type SessionType } from '../settings/session-type.js';

/** Length and price of a kind of session, and whether patients may request it. */
export interface OfferedSession {
  sessionType: SessionType;
  durationMinutes: number;
  /** In paise. */
  price: number | null;
  isOffered: boolean;
}

/** What a price depends on: the kind of session, and the physiotherapist as far as known. */
interface Priced {
  sessionType: SessionType;
  durationMinutes?: number | null | undefined;
  physiotherapistId?: string | null | undefined;
}

/** Returns the price of a session (money §3): that of the rule for the kind and physiotherapist, else that of the offer; null without one. */
export function priceOf({ offers, prices }: PricedSettings, { sessionType, physiotherapistId }: Priced): number | null {
  const rule = prices.find((one) => one.sessionType === sessionType && one.physiotherapistId === physiotherapistId);
  return rule?.price ?? offers.find((one) => one.sessionType === sessionType)?.price ?? null;
}

/** The settings that prices follow from. */
interface PricedSettings extends Pick<ClinicSettings, 'offers'> {
  prices: readonly PriceRule[];
}

/** Returns the offer of a kind of session, with the price of the physiotherapist if one is named. Staff may book another length, and a kind that is not offered. */
export function offerOf(rules: PricedSettings, asked: Priced): OfferedSession {
  const { sessionType } = asked;
  const offer = rules.offers.find((one) => one.sessionType === sessionType);
  return {
    sessionType,
    durationMinutes: asked.durationMinutes ?? offer?.durationMinutes ?? DEFAULT_MINUTES,
    price: priceOf(rules, asked),
    isOffered: offer?.enabled ?? false,
  };
}

/** Returns the length of the shortest session that is offered, in minutes; the default length before the clinic is open. */
export function shortestOffer({ openedAt, offers }: Pick<ClinicSettings, 'openedAt' | 'offers'>): number {
  const lengths = openedAt ? offers.filter(({ enabled }) => enabled).map((offer) => offer.durationMinutes) : [];
  return lengths.length > 0 ? Math.min(...lengths) : DEFAULT_MINUTES;
}

/** What is offered before the clinic is open. */
export const UNPRICED: PricedSettings = { offers: [], prices: [] };

/** Returns the offer for a booking by staff; before the clinic is open it has no price. */
export function bookedOffer(
  rules: ClinicSettings,
  asked: Parameters<typeof offerOf>[1],
): Omit<OfferedSession, 'isOffered'> {
  const { isOffered: _, ...offer } = offerOf(rules.openedAt ? rules : UNPRICED, asked);
  return offer;
}
