import path from 'node:path';
import { randomBytes } from 'node:crypto';
import compression from 'compression';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import packedFiles from 'express-static-gzip';
import { fileIn, type BuiltSite } from './built-site.js';
import { chosenLanguage } from './chosen-language.js';
import { offeredLanguage, offering } from './offer-language.js';
import { contentSecurityPolicy } from './security-headers.js';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** The short address that text messages end with: it opens a patient's day (clinic/message-templates/message-text.ts). */
const TODAY_LINK = '/t';
/** In the 404 page, whose links to itself in other languages lead to the address that was asked for (frontend/src/entry-server.tsx). */
const ADDRESS_PLACEHOLDER = /__ADDRESS__/g;

/**
 * The built site: hashed files, precompressed and kept for ever; the HTML of each page, never kept, since it carries the request's nonce.
 * An address that the route table does not have is answered with the 404 page and that status.
 */
export function pages(site: BuiltSite): Router {
  const router = Router();
  if (!site.isThere) return router;

  for (const { base } of site.languages) router.use(`${base}/assets`, assets(path.join(site.dir, base, 'assets')));
  router.use(compression());
  // A tab that shows a document in a sandbox is of no origin: its browser asks for this address, and may not take what is of ours alone.
  router.get('/favicon.ico', (_request, response) => {
    response.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' });
    response.status(204).end();
  });
  router.get(TODAY_LINK, (_request, response) => response.redirect(302, '/user/today'));
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const text = site.read(file);
    router.get(`/${file}`, (_request, response) => void response.type(path.extname(file)).send(text));
  }
  for (const [pattern, versions] of versionsOf(site)) router.get(inExpress(pattern), sendPage(site, versions));
  for (const { base } of site.languages.slice(1)) router.use(base, withoutLanguage(site, base));
  const nothingHere: RequestHandler = (request, response, next) => {
    if (isCall(request)) return next();
    const { base } = site.languages.findLast((language) => isBelow(language.base, request.path)) ?? { base: '' };
    // Under these the page has no header, so that the one that was built with it would not fit.
    const isBare = /^\/(?:demo|admin)/i.test(request.path);
    const file = fileIn(base, isBare ? 'application' : 'not-found');
    // With two slashes at its beginning, however they lean, an address would lead to another host.
    const rest = request.path.slice(isBelow(base, request.path) ? base.length : 0).replace(/^[/\\\s]+/, '');
    sendPage(site, new Map([['', file]]), { status: 404, rest })(request, response);
  };
  router.get('/*path', nothingHere);
  // A link that was cut off behind a % cannot be decoded. It is an unknown address like any other.
  const cutOff: ErrorRequestHandler = (error, request, response, next) => {
    if (!(error instanceof URIError) || request.method !== 'GET' || isCall(request)) return next(error);
    nothingHere(request, response, next);
  };
  router.use(cutOff);
  return router;
}

/** The hashed files of a language, which never change. */
function assets(dir: string): RequestHandler {
  return packedFiles(dir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1 year', redirect: false },
  });
}

/** The files of a page by the codes of the languages that have it at this address. */
type Versions = ReadonlyMap<string, string>;

/** What there is at each address: a public page in one language, what belongs to an account in all of them. */
function versionsOf(site: BuiltSite): ReadonlyMap<string, Versions> {
  const versions = new Map<string, Map<string, string>>();
  for (const { code, files } of site.languages)
    for (const [pattern, file] of Object.entries(files))
      versions.set(pattern, (versions.get(pattern) ?? new Map<string, string>()).set(code, file));
  return versions;
}

/** What has one address for all languages is found behind the prefix of another one, too: /hi/user leads to /user. */
function withoutLanguage(site: BuiltSite, base: string): Router {
  const router = Router();
  const own = new Set(site.languages.flatMap(({ files }) => Object.keys(files)));
  const areas = new Set([...own].filter((pattern) => !own.has(base + pattern.replace(/^\/$/, ''))).map(firstPart));
  for (const area of areas)
    if (area !== base) router.get([area, `${area}/*rest`], (request, response) => response.redirect(302, request.url));
  return router;
}

/** The beginning of an address: /admin of /admin/payment. */
function firstPart(pattern: string): string {
  return pattern.split('/', 2).join('/');
}

function isBelow(base: string, address: string): boolean {
  return `${address.toLowerCase()}/`.startsWith(`${base}/`);
}

/** The route table's spelling of a pattern in Express's. */
function inExpress(pattern: string): string {
  return pattern.replace(/\/\*$/, '/*rest');
}

function isCall({ path: address }: Request): boolean {
  return address === '/graphql' || /^\/(?:api|(?:\w+\/)?assets)\//.test(address);
}

/** An address in an attribute: a browser sends it encoded, and others what they like. */
const inAttribute = (address: string) => address.replace(/[^\w/.~%-]/g, (sign) => `&#${sign.codePointAt(0)};`);

function sendPage(site: BuiltSite, versions: Versions, { status = 200, rest = '' } = {}) {
  const [first = ''] = versions.values();
  // One page in the source language, whose links to itself in another one may offer that.
  const isSource = versions.size === 1 && !site.languages.slice(1).some(({ base }) => first.startsWith(base.slice(1)));
  return (request: Request, response: Response) => {
    const file = versions.get(chosenLanguage(request)) ?? first;
    const offered = isSource ? offeredLanguage(request) : undefined;
    if (versions.size > 1 || isSource) response.vary('Cookie');
    if (isSource) response.vary('Accept-Language');
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce));
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
