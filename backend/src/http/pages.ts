import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import sirv from 'sirv';
import { contentSecurityPolicy } from './security-headers.js';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
const YEAR = 365 * 24 * 3600;

/** The built site: hashed files, precompressed and kept for ever, and the page that starts the application, never kept. */
export function pages(distDir: string): Router {
  const router = Router();
  const shell = path.join(distDir, 'index.html');
  if (!existsSync(shell)) return router;
  const html = readFileSync(shell, 'utf8');
  router.use(
    '/assets',
    sirv(path.join(distDir, 'assets'), { brotli: true, gzip: true, immutable: true, maxAge: YEAR, etag: true }),
  );
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/graphql' || request.path.startsWith('/api/') || request.path.startsWith('/assets/'))
      return next();
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    response.set('Cache-Control', 'no-cache');
    response.type('html').send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  });
  return router;
}
