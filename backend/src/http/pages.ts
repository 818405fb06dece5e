import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import compression from 'compression';
import { Router, type Request, type Response } from 'express';
import sirv from 'sirv';
import { contentSecurityPolicy } from './security-headers.js';

const YEAR = 365 * 24 * 3600;
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
const SITE_URL_PLACEHOLDER = /__SITE_URL__/g;

/** What the build says of the route table (frontend/prerender.mjs). */
interface RouteTable {
  /** The addresses that are there as HTML, with the file of each. */
  files: Record<string, string>;
  /** The addresses that the application draws in the browser: `/demo/patients/:id`, `/admin/*`. */
  patterns: string[];
}

/**
 * The built site: hashed files, precompressed and kept for ever; the HTML of each page, never kept, since it carries the request's nonce.
 * An address that the route table does not have is answered with the 404 page and that status.
 *
 * @param publicUrl the site's address from outside, for canonical links, share images and the sitemap
 */
export function pages(distDir: string, publicUrl: string): Router {
  const router = Router();
  if (!existsSync(path.join(distDir, 'pages.json'))) return router;
  const read = (file: string) =>
    readFileSync(path.join(distDir, file), 'utf8').replace(SITE_URL_PLACEHOLDER, publicUrl);
  const { files, patterns } = JSON.parse(read('pages.json')) as RouteTable;
  const app = read('pages/app.html');
  const notFound = read('pages/not-found.html');

  router.use(
    '/assets',
    sirv(path.join(distDir, 'assets'), { brotli: true, gzip: true, immutable: true, maxAge: YEAR, etag: true }),
  );
  router.use(compression());
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const text = read(file);
    router.get(`/${file}`, (_request, response) => void response.type(path.extname(file)).send(text));
  }
  for (const [address, file] of Object.entries(files)) router.get(address, sendPage(read(file)));
  router.get(patterns.map(expressPattern), sendPage(app));
  router.get('/*path', (request, response, next) => {
    if (isCall(request)) return next();
    // Under these the page has no header, so that the one that was built with it would not fit.
    sendPage(/^\/(?:demo|admin)/i.test(request.path) ? app : notFound, 404)(request, response);
  });
  return router;
}

/** The route table's spelling of a pattern in Express's. */
function expressPattern(pattern: string): string {
  return pattern.replace(/\/\*$/, '/*rest');
}

function isCall({ path: address }: Request): boolean {
  return address === '/graphql' || /^\/(?:api|assets)\//.test(address);
}

function sendPage(html: string, status = 200) {
  return (_request: Request, response: Response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    response.set('Cache-Control', 'no-cache');
    response.status(status).type('html').send(html.replace(NONCE_PLACEHOLDER, nonce));
  };
}
