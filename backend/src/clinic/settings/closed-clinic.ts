import type { ClinicFacts } from './clinic-facts.js';
import type { ClinicSettings, SocialLink } from './clinic-settings.entity.js';
import { WEEKDAYS, type SpecialDay, type WeekdayHours } from './opening-hours.js';

const social: SocialLink[] = [
  { label: 'Facebook', url: 'https://example.com/facebook' },
  { label: 'Instagram', url: 'https://example.com/instagram' },
  { label: 'YouTube', url: 'https://example.com/youtube' },
];

const hours: WeekdayHours[] = WEEKDAYS.filter((weekday) => weekday !== 'SUNDAY').map((weekday) => ({
  weekday,
  hours: [{ opens: '08:00', closes: '18:00' }],
}));

/**
 * Public facts until the clinic is open: the specification's, and sample values that belong to nobody where it gives none. The prerendered
 * pages show the same; a test compares them.
 */
export const CLOSED_CLINIC = {
  name: 'Post Surgery Physiotherapy',
  phones: ['+91 00000 00000'],
  whatsapp: '+91 00000 00000',
  email: 'care@example.com',
  street: '0 Example Road',
  city: 'Lucknow',
  region: 'Uttar Pradesh',
  postalCode: null,
  mapUrl: null,
  hours,
  social,
  noticeHours: 24,
  bookingMode: 'REQUEST',
  sessionTypes: ['CLINIC', 'HOME', 'TELE'],
  horizonDays: 90,
  choosePhysiotherapist: true,
} satisfies Partial<ClinicFacts>;

/** Returns the opening hours by which staff plan: those of the settings, and the specified ones until the clinic is open. */
export function plannedHours({ openedAt, hours: own, specialDays }: ClinicSettings): {
  hours: WeekdayHours[];
  specialDays: SpecialDay[];
} {
  return openedAt ? { hours: own, specialDays } : { hours, specialDays: [] };
}
