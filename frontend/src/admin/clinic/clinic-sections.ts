/** The sections of the settings, in their order: what each is called. */
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

/** The id of a section in the page, to which a link leads; its form has the plain one. */
export const placeOf = (section: SectionId) => `${section}-section`;
