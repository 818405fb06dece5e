import { DEFAULT_MINUTES, type SessionType } from '../../scheduling/appointments/appointment.entity.js';
import type { ClinicSettings } from '../settings/clinic-settings.entity.js';

/** What a session of a kind takes and costs, and whether patients may ask for it. */
export interface OfferedSession {
  sessionType: SessionType;
  durationMinutes: number;
  /** In paise. */
  price: number | null;
  isOffered: boolean;
}

/** The offer of a kind of session; staff may book for another length, and a kind that is not offered. */
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

/** What staff book: before the clinic is open nothing is agreed but the time (reading 74). */
export function bookedOffer(
  rules: ClinicSettings,
  asked: Parameters<typeof offerOf>[1],
): Omit<OfferedSession, 'isOffered'> {
  const { isOffered: _, ...offer } = offerOf(rules.openedAt ? rules : { offers: [] }, asked);
  return offer;
}
