import path from 'node:path';
import { randomBytes } from 'node:crypto';
import compression from 'compression';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import packedFiles from 'express-static-gzip';
import { fileIn, manifestIn, type BuiltSite } from './built-site.js';
import { offeredLanguage, offering, chosenLanguage } from './offer-language.js';
import { contentSecurityPolicy, permissionsPolicy } from './security-headers.js';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/**
 * Short links in text messages (clinic/message-templates/message-text.ts) and their pages. Owners register them with the texts, so they
 * never change; a page asks whoever is not signed in to sign in, and stays open.
 */
const SHORT_LINKS = { '/t': '/user/today', '/t/m': '/user/messages', '/t/f': '/user/family' };
/** The page that measures angles with the phone. */
const MEASURING = '/user/measure';
/** Placeholder in the 404 page, in links to the requested address in other languages (frontend/src/entry-server.tsx). */
const ADDRESS_PLACEHOLDER = /__ADDRESS__/g;

/**
 * Serves the built site: hashed files, precompressed and cached forever; HTML pages, never cached because they contain the request's nonce.
 * An unknown address gets the 404 page and status.
 */
export function pages(site: BuiltSite): Router {
  const router = Router();
  if (!site.isThere) return router;

  for (const { base } of site.languages) router.use(`${base}/assets`, assets(path.join(site.dir, base, 'assets')));
  router.use(compression());
  // A sandboxed document has an opaque origin: its browser requests this address, and may not load same-origin resources.
  router.get('/favicon.ico', (_request, response) => {
    response.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' });
    response.status(204).end();
  });
  for (const [link, page] of Object.entries(SHORT_LINKS))
    router.get(link, (_request, response) => response.redirect(302, page));
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const text = site.read(file);
    router.get(`/${file}`, (_request, response) => void response.type(path.extname(file)).send(text));
  }
  for (const { base } of site.languages) {
    router.get(`${base}/user.webmanifest`, (_request, response) => {
      response
        .set('Cache-Control', 'no-cache')
        .type('application/manifest+json')
        .send(site.page(manifestIn(base)));
    });
    router.get(`${base}/service-worker.js`, serviceWorker(site.read(path.join(base, 'service-worker.js'))));
  }
  for (const [pattern, versions] of versionsOf(site))
    router.get(inExpress(pattern), sendPage(site, versions, { usesSensors: pattern === MEASURING }));
  for (const { base } of site.languages.slice(1)) router.use(base, withoutLanguage(site, base));
  const nothingHere: RequestHandler = (request, response, next) => {
    if (isCall(request)) return next();
    const { base } = site.languages.findLast((language) => isBelow(language.base, request.path)) ?? { base: '' };
    // Pages below these paths have no header, so the 404 page with a header does not fit.
    const isBare = /^\/(?:demo|admin)/i.test(request.path);
    const file = fileIn(base, isBare ? 'application' : 'not-found');
    // An address that begins with two slashes or backslashes would redirect to another host.
    const rest = request.path.slice(isBelow(base, request.path) ? base.length : 0).replace(/^[/\\\s]+/, '');
    sendPage(site, new Map([['', file]]), { status: 404, rest })(request, response);
  };
  router.get('/*path', nothingHere);
  // A link truncated within a % escape cannot be decoded and is handled as an unknown address.
  const cutOff: ErrorRequestHandler = (error, request, response, next) => {
    if (!(error instanceof URIError) || request.method !== 'GET' || isCall(request)) return next(error);
    nothingHere(request, response, next);
  };
  router.use(cutOff);
  return router;
}

/** Serves the service worker of the patient's area. Browsers request it anew to find a new version. */
function serviceWorker(script: string): RequestHandler {
  return (_request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/user' }).type('js').send(script);
  };
}

/** Serves the hashed files of a language, which never change. */
function assets(dir: string): RequestHandler {
  return packedFiles(dir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1 year', redirect: false },
  });
}

/** Files of a page, by language. */
type Versions = ReadonlyMap<string, string>;

/** Returns the versions of each address: one language for a public page, all for an account page. */
function versionsOf(site: BuiltSite): ReadonlyMap<string, Versions> {
  const versions = new Map<string, Map<string, string>>();
  for (const { code, files } of site.languages)
    for (const [pattern, file] of Object.entries(files))
      versions.set(pattern, (versions.get(pattern) ?? new Map<string, string>()).set(code, file));
  return versions;
}

/** Redirects a language prefix of an address that all languages share: /hi/user to /user. */
function withoutLanguage(site: BuiltSite, base: string): Router {
  const router = Router();
  const own = new Set(site.languages.flatMap(({ files }) => Object.keys(files)));
  const areas = new Set([...own].filter((pattern) => !own.has(base + pattern.replace(/^\/$/, ''))).map(firstPart));
  for (const area of areas)
    if (area !== base) router.get([area, `${area}/*rest`], (request, response) => response.redirect(302, request.url));
  return router;
}

/** Returns the first segment of an address: /admin of /admin/payment. */
function firstPart(pattern: string): string {
  return pattern.split('/', 2).join('/');
}

function isBelow(base: string, address: string): boolean {
  return `${address.toLowerCase()}/`.startsWith(`${base}/`);
}

/** Converts a pattern of the route table to Express's syntax. */
function inExpress(pattern: string): string {
  return pattern.replace(/\/\*$/, '/*rest');
}

function isCall({ path: address }: Request): boolean {
  return address === '/graphql' || /^\/(?:api|(?:\w+\/)?assets)\//.test(address);
}

/** Escapes an address for an HTML attribute; browsers encode it, other clients may not. */
const inAttribute = (address: string) => address.replace(/[^\w/.~%-]/g, (sign) => `&#${sign.codePointAt(0)};`);

function sendPage(site: BuiltSite, versions: Versions, { status = 200, rest = '', usesSensors = false } = {}) {
  const [first = ''] = versions.values();
  // A page in the source language alone, which may offer another language.
  const isSource = versions.size === 1 && !site.languages.slice(1).some(({ base }) => first.startsWith(base.slice(1)));
  return (request: Request, response: Response) => {
    const file = versions.get(chosenLanguage(request)) ?? first;
    const offered = isSource ? offeredLanguage(request) : undefined;
    if (versions.size > 1 || isSource) response.vary('Cookie');
    if (isSource) response.vary('Accept-Language');
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    response.set('Permissions-Policy', permissionsPolicy(usesSensors));
    response.set('Cache-Control', 'no-cache');
    const html = site
      .page(file)
      .replace(NONCE_PLACEHOLDER, nonce)
      .replace(ADDRESS_PLACEHOLDER, () => inAttribute(rest));
    response
      .status(status)
      .type('html')
      .send(offered ? offering(html, offered) : html);
  };
}
