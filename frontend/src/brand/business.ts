import * as clinic from '#messages/clinic';
import type { ClinicFacts } from './clinic-facts';

/** Business facts that do not depend on the clinic's settings. */
export const business = {
  name: 'Post Surgery Physiotherapy',
  country: 'IN',
  priceRange: '$$',
  copyrightYear: 2025,
} as const;

const workingDays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** Facts shown until the clinic opens and its settings apply. Unspecified ones are placeholders that cannot belong to anybody. */
export const closedClinic: ClinicFacts = {
  isOpen: false,
  name: business.name,
  phones: ['+91 00000 00000'],
  whatsapp: '+91 00000 00000',
  email: 'care@example.com',
  street: clinic.street,
  city: clinic.city,
  region: clinic.region,
  postalCode: null,
  mapUrl: null,
  hoursText: clinic.hours,
  hours: workingDays.map((weekday) => ({ weekday, hours: [{ opens: '08:00', closes: '18:00' }] })),
  specialDays: [],
  social: ['Facebook', 'Instagram', 'YouTube'].map((label) => ({
    label,
    url: `https://example.com/${label.toLowerCase()}`,
  })),
  offers: [],
  packages: [],
  noticeHours: 24,
  bookingMode: 'REQUEST',
  sessionTypes: ['CLINIC', 'HOME', 'TELE'],
  horizonDays: 90,
  choosePhysiotherapist: true,
};
