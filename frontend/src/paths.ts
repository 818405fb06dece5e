import { base } from '#messages/language';

/** The only place that spells a URL of the site (spec §2). Public pages have one in each language: /services, /hi/services. */
export const paths = {
  home: base || '/',
  login: `${base}/login`,
  signIn: '/signIn',
  services: `${base}/services`,
  about: `${base}/about`,
  appointment: `${base}/appointment`,
  pricing: `${base}/pricing`,
  contact: `${base}/contact`,
  privacy: `${base}/privacy`,
  terms: `${base}/terms`,
  cookies: `${base}/cookies`,
  demo: '/demo',
  demoPatients: '/demo/patients',
  demoPatient: (id: number | ':id') => `/demo/patients/${id}`,
  demoProfile: '/demo/profile',
  demoReports: '/demo/reports',
  demoChangeAddress: '/demo/change-address',
  demoPrivacyPolicy: '/demo/privacy-policy',
  demoHelp: '/demo/help',
  demoChangeMobile: '/demo/change-mobile',
  demoEditProfile: '/demo/edit-profile',
  demoRefer: '/demo/refer',
  patientSignup: '/patient-signup',
  userProfile: '/user-profile',
  user: '/user',
  userPayments: '/user/payments',
  userRecords: '/user/records',
  userToday: '/user/today',
  userPlan: '/user/plan',
  userProgress: '/user/progress',
  userMeasure: '/user/measure',
  physio: '/physio',
  /** The page of one patient for who treats. As of every pattern, path-of.ts makes its addresses. */
  physioPatient: '/physio/patients/:id',
  doctor: '/doctor',
  doctorPatient: '/doctor/patients/:id',
  doctorProtocols: '/doctor/protocols',
  /** The page of one version of a protocol. */
  doctorProtocol: '/doctor/protocols/:id',
  admin: '/admin',
  adminPatientRecord: '/admin/patient-record',
  /** The page of one patient. */
  adminPatient: '/admin/patients/:id',
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
  adminInbox: '/admin/inbox',
  adminMessages: '/admin/messages',
  adminTeam: '/admin/team',
  adminClinic: '/admin/clinic',
  adminAccounts: '/admin/accounts',
  adminApiKeys: '/admin/api-keys',
  adminIntegrations: '/admin/integrations',
  adminReferrals: '/admin/referrals',
  adminExchanges: '/admin/exchanges',
  adminImport: '/admin/import',
  adminProtocols: '/admin/protocols',
  /** The page of one version of a protocol, and the form that changes it. */
  adminProtocol: '/admin/protocols/:id',
  adminProtocolEdit: '/admin/protocols/:id/edit',
  adminAudit: '/admin/audit',
  adminExplorer: '/admin/explorer',
  adminMissed: '/admin/missed',
  adminReconciliation: '/admin/reconciliation',
} as const;

/**
 * Where a page is in another language. What has one address in all of them is found behind it by the server, too.
 * @param otherBase what stands before the paths of that language
 */
export function addressIn(otherBase: string, path: string): string {
  // With two slashes at its beginning, however they lean, an address would lead to another host.
  const rest = path.slice(path.startsWith(base) ? base.length : 0).replace(/^[/\\]+/, '');
  return rest ? `${otherBase}/${rest}` : otherBase || '/';
}

/** Whether an address below the public header and footer has a page in English alone: the demo, and those of the staff. */
export const isEnglishAlone = (path: string) => /^\/(?:demo|physio|doctor)\b/.test(path);

/** The addresses of the server that the browser calls; those of its files are beside what saves them (downloads/export-paths.ts). */
export const serverPaths = {
  graphql: '/graphql',
  contactToken: '/api/v1/contact-messages/token',
  contactMessages: '/api/v1/contact-messages',
  ownAccount: '/api/v1/users',
  ownAvatar: '/api/v1/users/avatar',
} as const;
