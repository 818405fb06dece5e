/** Titles of the settings sections, in order. */
export const sectionTitles = {
  contact: 'Name and contact',
  hours: 'Opening hours',
  specialDays: 'Special days',
  offers: 'Sessions and prices',
  packages: 'Packages',
  booking: 'Booking',
  links: 'Links',
  legal: 'Receipts and payments',
  messages: 'Messages',
} as const;

export type SectionId = keyof typeof sectionTitles;

/** Returns the element id of a section, for links; the form has the plain id. */
export const placeOf = (section: SectionId) => `${section}-section`;
