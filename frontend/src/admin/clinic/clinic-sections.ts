import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';

/** Titles of the settings sections, in order. */
export const sectionTitles = {
  contact: 'Name and contact',
  hours: 'Opening hours',
  specialDays: 'Special days',
  offers: 'Sessions and prices',
  packages: 'Packages',
  prices: 'Prices by physiotherapist',
  items: 'Price list',
  fees: 'Fees',
  booking: 'Booking',
  links: 'Links',
  legal: 'Receipts and payments',
  messages: 'Messages',
  accounts: 'Accounts of the journal',
  signIn: 'Sign-in',
} as const;

export type SectionId = keyof typeof sectionTitles;

/** The sections, in order. */
export const sectionIds = Object.keys(sectionTitles) as SectionId[];

/** Returns the last part of a section's address, such as special-days. */
const slugOf = (section: SectionId) => section.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** Returns the address of a section's page. */
export const pathOfSection = (section: SectionId) => pathOf(staffPaths.adminClinicSection, slugOf(section));

/** Returns the section with this last part of its address. */
export const sectionAt = (slug: string) => sectionIds.find((section) => slugOf(section) === slug);
