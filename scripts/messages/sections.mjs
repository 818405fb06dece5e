/**
 * The parts of the message files by who says them: `site` are pages and what they are made of, `server` is the backend. A section of
 * the site comes to a browser as a whole with the first page that imports it.
 * @type {Readonly<Record<'site' | 'server', readonly string[]>>}
 */
export const sections = {
  site: [
    'frame',
    'kit',
    'notFound',
    'clinic',
    'shell',
    'home',
    'login',
    'signIn',
    'signInFailure',
    'sessionEnd',
    'reach',
    'messageForm',
    'contact',
    'about',
    'appointment',
    'pricing',
    'services',
    'policy',
    'privacy',
    'terms',
    'cookies',
    'calendar',
    'failures',
    'sessions',
    'person',
    'ownPage',
    'user',
    'freeTimes',
    'ownSessions',
    'ownPayments',
    'today',
    'course',
    'profileForm',
    'formRules',
  ],
  server: ['answers', 'hours', 'inputs', 'gate', 'receipt', 'recovery', 'refusals'],
};
