import { base } from '#messages/language';

/** Paths of the site, but for those of `staffPaths`; no other module spells one. Public pages have one per language: /services, /hi/services. */
export const paths = {
  home: base || '/',
  about: `${base}/about`,
  /** Messages with patients, to which the patients' page of messages leads this role. */
  adminCare: '/admin/care',
  admin: '/admin',
  appointment: `${base}/appointment`,
  contact: `${base}/contact`,
  cookies: `${base}/cookies`,
  demoChangeAddress: '/demo/change-address',
  demoChangeMobile: '/demo/change-mobile',
  demoEditProfile: '/demo/edit-profile',
  demoHelp: '/demo/help',
  demoPatient: '/demo/patients/:id',
  demoPatients: '/demo/patients',
  demoPrivacyPolicy: '/demo/privacy-policy',
  demoProfile: '/demo/profile',
  demoRefer: '/demo/refer',
  demoReports: '/demo/reports',
  demo: '/demo',
  desk: '/desk',
  /** Messages with patients, to which the patients' page of messages leads this role. */
  doctorMessages: '/doctor/messages',
  doctor: '/doctor',
  login: `${base}/login`,
  patientSignup: '/patient-signup',
  /** Messages with patients, to which the patients' page of messages leads this role. */
  physioMessages: '/physio/messages',
  physio: '/physio',
  pricing: `${base}/pricing`,
  privacy: `${base}/privacy`,
  services: `${base}/services`,
  signIn: '/signIn',
  terms: `${base}/terms`,
  userProfile: '/user-profile',
  /** The day of a patient who let one in, by the grant. */
  userFamilyDay: '/user/family/:id',
  userFamily: '/user/family',
  /** A lesson, by its slug. */
  userLesson: '/user/lessons/:id',
  userLessons: '/user/lessons',
  userMeasure: '/user/measure',
  userMessages: '/user/messages',
  userPayments: '/user/payments',
  userPlan: '/user/plan',
  userProgress: '/user/progress',
  /** A questionnaire that is due, by its slug. */
  userQuestions: '/user/questions/:id',
  userRecords: '/user/records',
  userReports: '/user/reports',
  userSessions: '/user/sessions',
  userSettings: '/user/settings',
  /** One exercise of the day, by its key. */
  userExercise: '/user/today/:id',
  userToday: '/user/today',
  user: '/user',
} as const;

/** Paths of the staff's pages below /admin, /desk, /physio and /doctor; no other module spells one. Apart from the others, since the Hindi site has none of them. */
export const staffPaths = {
  adminAccounts: '/admin/accounts',
  adminApiKeys: '/admin/api-keys',
  adminAudit: '/admin/audit',
  adminBreach: '/admin/breach',
  adminChangeUsertype: '/admin/change-usertype',
  adminChannels: '/admin/channels',
  adminClinic: '/admin/clinic',
  /** A section of the settings. */
  adminClinicSection: '/admin/clinic/:id',
  adminCommonResource: '/admin/common-resource',
  adminCompletedSessions: '/admin/completed-sessions',
  adminConsentForms: '/admin/consent-forms',
  adminCovers: '/admin/covers',
  adminData: '/admin/data',
  adminDayBook: '/admin/day-book',
  adminDues: '/admin/dues',
  adminExchanges: '/admin/exchanges',
  adminExercises: '/admin/exercises',
  adminExercise: '/admin/exercises/:id',
  adminExplorer: '/admin/explorer',
  adminGateway: '/admin/gateway',
  adminImport: '/admin/import',
  adminInbox: '/admin/inbox',
  adminIntegrations: '/admin/integrations',
  adminLessons: '/admin/lessons',
  adminLesson: '/admin/lessons/:id',
  adminMessages: '/admin/messages',
  adminMissed: '/admin/missed',
  adminMissedSessions: '/admin/missed-sessions',
  adminPatientRecord: '/admin/patient-record',
  /** A patient's page. */
  adminPatient: '/admin/patients/:id',
  adminPayment: '/admin/payment',
  adminPendingSessions: '/admin/pending-sessions',
  adminProcessors: '/admin/processors',
  adminProfile: '/admin/profile',
  adminProtocols: '/admin/protocols',
  /** A protocol version, and its editor. */
  adminProtocol: '/admin/protocols/:id',
  adminProtocolEdit: '/admin/protocols/:id/edit',
  adminQuestionnaires: '/admin/questionnaires',
  adminReconciliation: '/admin/reconciliation',
  adminReferrals: '/admin/referrals',
  adminReport: '/admin/report',
  adminReports: '/admin/reports',
  adminReportOf: '/admin/reports/:id',
  adminSchedule: '/admin/schedule',
  adminServices: '/admin/services',
  adminSupport: '/admin/support',
  adminSystem: '/admin/system',
  adminTeam: '/admin/team',
  /** A member of the team. */
  adminMember: '/admin/team/:id',
  adminTemplates: '/admin/templates',
  adminWaiting: '/admin/waiting',
  deskAccount: '/desk/account',
  deskCalendar: '/desk/calendar',
  deskCovers: '/desk/covers',
  deskInbox: '/desk/inbox',
  deskMessages: '/desk/messages',
  deskMissed: '/desk/missed',
  deskPatients: '/desk/patients',
  deskPatient: '/desk/patients/:id',
  deskPayments: '/desk/payments',
  deskReferrals: '/desk/referrals',
  deskRequests: '/desk/requests',
  deskWaiting: '/desk/waiting',
  doctorAccount: '/doctor/account',
  doctorExercises: '/doctor/exercises',
  doctorExercise: '/doctor/exercises/:id',
  doctorLessons: '/doctor/lessons',
  doctorLesson: '/doctor/lessons/:id',
  doctorPatient: '/doctor/patients/:id',
  doctorProtocols: '/doctor/protocols',
  /** A protocol version for a doctor. */
  doctorProtocol: '/doctor/protocols/:id',
  physioAccount: '/physio/account',
  physioCalendar: '/physio/calendar',
  physioExercises: '/physio/exercises',
  /** An entry of the exercise library, by its key. */
  physioExercise: '/physio/exercises/:id',
  physioLessons: '/physio/lessons',
  physioLesson: '/physio/lessons/:id',
  physioNotes: '/physio/notes',
  physioPatients: '/physio/patients',
  /** A patient's page for a physiotherapist. path-of.ts fills in the id, as for every pattern. */
  physioPatient: '/physio/patients/:id',
  /** The clinic's protocols for a physiotherapist, and a version of one. */
  physioProtocols: '/physio/protocols',
  physioProtocol: '/physio/protocols/:id',
  physioTemplates: '/physio/templates',
  physioTimes: '/physio/times',
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
