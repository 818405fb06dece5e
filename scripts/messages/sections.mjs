/**
 * The parts of the message files by who says them: `site` are pages and what they are made of, `server` is the backend.
 * @type {Readonly<Record<'site' | 'server', readonly string[]>>}
 */
export const sections = {
  site: [
    'shell',
    'home',
    'signIn',
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
    'profileForm',
    'formRules',
  ],
  server: ['answers', 'inputs', 'refusals'],
};
