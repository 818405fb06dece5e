import path from 'node:path';
import { randomBytes } from 'node:crypto';
import compression from 'compression';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import packedFiles from 'express-static-gzip';
import type { BuiltSite } from './built-site.js';
import { contentSecurityPolicy } from './security-headers.js';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/**
 * The built site: hashed files, precompressed and kept for ever; the HTML of each page, never kept, since it carries the request's nonce.
 * An address that the route table does not have is answered with the 404 page and that status.
 */
export function pages(site: BuiltSite): Router {
  const router = Router();
  if (!site.isThere) return router;

  router.use(
    '/assets',
    packedFiles(path.join(site.dir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1 year', redirect: false },
    }),
  );
  router.use(compression());
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const text = site.read(file);
    router.get(`/${file}`, (_request, response) => void response.type(path.extname(file)).send(text));
  }
  for (const [pattern, file] of Object.entries(site.files)) router.get(inExpress(pattern), sendPage(site, file));
  const nothingHere: RequestHandler = (request, response, next) => {
    if (isCall(request)) return next();
    // Under these the page has no header, so that the one that was built with it would not fit.
    const file = /^\/(?:demo|admin)/i.test(request.path) ? 'application' : 'not-found';
    sendPage(site, `pages/${file}.html`, 404)(request, response);
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

/** The route table's spelling of a pattern in Express's. */
function inExpress(pattern: string): string {
  return pattern.replace(/\/\*$/, '/*rest');
}

function isCall({ path: address }: Request): boolean {
  return address === '/graphql' || /^\/(?:api|assets)\//.test(address);
}

function sendPage(site: BuiltSite, file: string, status = 200) {
  return (_request: Request, response: Response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    response.set('Cache-Control', 'no-cache');
    response.status(status).type('html').send(site.page(file).replace(NONCE_PLACEHOLDER, nonce));
  };
}
