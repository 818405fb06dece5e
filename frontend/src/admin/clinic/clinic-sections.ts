/** The sections of the settings, in their order: what each is called, which is also where a link on the page leads. */
export const sectionTitles = {
  contact: 'Name and contact',
  hours: 'Opening hours',
  specialDays: 'Special days',
  offers: 'Sessions and prices',
  packages: 'Packages',
  booking: 'Booking',
  links: 'Links',
  quiet: 'Quiet time',
  legal: 'Receipts and payments',
} as const;

export type SectionId = keyof typeof sectionTitles;
