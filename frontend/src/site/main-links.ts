import { paths } from '../paths';

/** The links of the public header (spec §2). */
export const mainLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.services, label: 'Services' },
  { to: paths.about, label: 'About' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.contact, label: 'Contact' },
] as const;
