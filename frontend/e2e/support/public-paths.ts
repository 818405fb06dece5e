/** The pages that visitors come to from outside (spec §2, reading 63). */
export const publicPaths = [
  '/',
  '/services',
  '/about',
  '/appointment',
  '/pricing',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** The same in Hindi. */
export const hindiPaths = publicPaths.map((path) => `/hi${path}`.replace(/\/$/, ''));
