import { base } from '#messages/language';

/** Paths of the site, but for those below /admin, /desk, /physio and /doctor (staff-paths.ts); no other module spells one. Public pages have one per language: /services, /hi/services. */
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
  /** Messages with patients, to which the patients' page of messages leads staff. */
  physioMessages: '/physio/messages',
  doctorMessages: '/doctor/messages',
  adminCare: '/admin/care',
  physio: '/physio',
  doctor: '/doctor',
  desk: '/desk',
  admin: '/admin',
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
