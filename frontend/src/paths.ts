/** The only place that spells a URL of the site (spec §2). */
export const paths = {
  home: '/',
  login: '/login',
  signIn: '/signIn',
  services: '/services',
  about: '/about',
  appointment: '/appointment',
  pricing: '/pricing',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  demo: '/demo',
  patientSignup: '/patient-signup',
  userProfile: '/user-profile',
  user: '/user',
  admin: '/admin',
  adminPatientRecord: '/admin/patient-record',
  adminPendingSessions: '/admin/pending-sessions',
  adminSchedule: '/admin/schedule',
  adminMissedSessions: '/admin/missed-sessions',
  adminCompletedSessions: '/admin/completed-sessions',
  adminPayment: '/admin/payment',
  adminServices: '/admin/services',
  adminChangeUsertype: '/admin/change-usertype',
  adminReport: '/admin/report',
  adminProfile: '/admin/profile',
  adminSupport: '/admin/support',
  adminCommonResource: '/admin/common-resource',
} as const;

/** The addresses of the server that the browser calls. */
export const serverPaths = {
  graphql: '/graphql',
  patientsExport: (format: 'pdf' | 'xlsx') => `/api/v1/admin/patients/export?format=${format}`,
  ownAccount: '/api/v1/users',
  /** Both days, YYYY-MM-DD, are included. */
  paymentsExport: (startDate: string, endDate: string) =>
    `/api/v1/payments/export?${new URLSearchParams({ startDate, endDate }).toString()}`,
} as const;
