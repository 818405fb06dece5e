import { base } from '#messages/language';

/** All paths of the site; no other module spells one. Public pages have one per language: /services, /hi/services. */
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
  demoPatient: '/demo/patients/:id',
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
  userSessions: '/user/sessions',
  userSettings: '/user/settings',
  userPayments: '/user/payments',
  userRecords: '/user/records',
  userReports: '/user/reports',
  userToday: '/user/today',
  /** One exercise of the day, by its key. */
  userExercise: '/user/today/:id',
  userPlan: '/user/plan',
  userProgress: '/user/progress',
  userMeasure: '/user/measure',
  /** A questionnaire that is due, by its slug. */
  userQuestions: '/user/questions/:id',
  userMessages: '/user/messages',
  userLessons: '/user/lessons',
  /** A lesson, by its slug. */
  userLesson: '/user/lessons/:id',
  userFamily: '/user/family',
  /** The day of a patient who let one in, by the grant. */
  userFamilyDay: '/user/family/:id',
  physio: '/physio',
  physioCalendar: '/physio/calendar',
  physioPatients: '/physio/patients',
  physioMessages: '/physio/messages',
  physioTimes: '/physio/times',
  physioNotes: '/physio/notes',
  physioTemplates: '/physio/templates',
  physioExercises: '/physio/exercises',
  /** An entry of the exercise library, by its key. */
  physioExercise: '/physio/exercises/:id',
  physioLessons: '/physio/lessons',
  /** The clinic's protocols for a physiotherapist, and a version of one. */
  physioProtocols: '/physio/protocols',
  physioProtocol: '/physio/protocols/:id',
  physioLesson: '/physio/lessons/:id',
  /** A patient's page for a physiotherapist. path-of.ts fills in the id, as for every pattern. */
  physioPatient: '/physio/patients/:id',
  physioAccount: '/physio/account',
  doctor: '/doctor',
  doctorPatient: '/doctor/patients/:id',
  doctorMessages: '/doctor/messages',
  doctorProtocols: '/doctor/protocols',
  /** A protocol version for a doctor. */
  doctorProtocol: '/doctor/protocols/:id',
  doctorExercises: '/doctor/exercises',
  doctorExercise: '/doctor/exercises/:id',
  doctorLessons: '/doctor/lessons',
  doctorLesson: '/doctor/lessons/:id',
  doctorAccount: '/doctor/account',
  desk: '/desk',
  deskCalendar: '/desk/calendar',
  deskPatients: '/desk/patients',
  deskPatient: '/desk/patients/:id',
  deskPayments: '/desk/payments',
  deskRequests: '/desk/requests',
  deskMissed: '/desk/missed',
  deskCovers: '/desk/covers',
  deskWaiting: '/desk/waiting',
  deskReferrals: '/desk/referrals',
  deskInbox: '/desk/inbox',
  deskMessages: '/desk/messages',
  deskAccount: '/desk/account',
  admin: '/admin',
  adminPatientRecord: '/admin/patient-record',
  /** A patient's page. */
  adminPatient: '/admin/patients/:id',
  adminPendingSessions: '/admin/pending-sessions',
  adminSchedule: '/admin/schedule',
  adminMissedSessions: '/admin/missed-sessions',
  adminCompletedSessions: '/admin/completed-sessions',
  adminPayment: '/admin/payment',
  adminServices: '/admin/services',
  adminChangeUsertype: '/admin/change-usertype',
  adminReport: '/admin/report',
  adminReports: '/admin/reports',
  adminReportOf: '/admin/reports/:id',
  adminProfile: '/admin/profile',
  adminSupport: '/admin/support',
  adminCommonResource: '/admin/common-resource',
  adminInbox: '/admin/inbox',
  adminMessages: '/admin/messages',
  adminDayBook: '/admin/day-book',
  adminChannels: '/admin/channels',
  adminDues: '/admin/dues',
  adminGatewayEvents: '/admin/gateway-events',
  /** Messages with patients. */
  adminCare: '/admin/care',
  adminTeam: '/admin/team',
  /** A member of the team. */
  adminMember: '/admin/team/:id',
  adminClinic: '/admin/clinic',
  /** A section of the settings. */
  adminClinicSection: '/admin/clinic/:id',
  adminAccounts: '/admin/accounts',
  adminApiKeys: '/admin/api-keys',
  adminIntegrations: '/admin/integrations',
  adminReferrals: '/admin/referrals',
  adminExchanges: '/admin/exchanges',
  adminImport: '/admin/import',
  adminProtocols: '/admin/protocols',
  /** A protocol version, and its editor. */
  adminProtocol: '/admin/protocols/:id',
  adminProtocolEdit: '/admin/protocols/:id/edit',
  adminExercises: '/admin/exercises',
  adminExercise: '/admin/exercises/:id',
  adminLessons: '/admin/lessons',
  adminLesson: '/admin/lessons/:id',
  adminQuestionnaires: '/admin/questionnaires',
  adminAudit: '/admin/audit',
  adminData: '/admin/data',
  adminSystem: '/admin/system',
  adminBreach: '/admin/breach',
  adminProcessors: '/admin/processors',
  adminExplorer: '/admin/explorer',
  adminMissed: '/admin/missed',
  adminCovers: '/admin/covers',
  adminTemplates: '/admin/templates',
  adminConsentForms: '/admin/consent-forms',
  adminWaiting: '/admin/waiting',
  adminReconciliation: '/admin/reconciliation',
} as const;

/**
 * Returns a page's address in another language. The server also resolves pages that have one address in all languages under it.
 * @param otherBase path prefix of that language
 */
export function addressIn(otherBase: string, path: string): string {
  // Strip leading slashes and backslashes: two of them would make an address on another host.
  const rest = path.slice(path.startsWith(base) ? base.length : 0).replace(/^[/\\]+/, '');
  return rest ? `${otherBase}/${rest}` : otherBase || '/';
}

/** Whether a page with the public footer is English-only: the demo. */
export const isEnglishAlone = (path: string) => /^\/demo\b/.test(path);

/** API endpoints that the browser calls; addresses of files are in downloads/export-paths.ts. */
export const serverPaths = {
  graphql: '/graphql',
  contactToken: '/api/v1/contact-messages/token',
  contactMessages: '/api/v1/contact-messages',
  ownAccount: '/api/v1/users',
  ownAvatar: '/api/v1/users/avatar',
  carePhotos: '/api/v1/care/photos',
} as const;
