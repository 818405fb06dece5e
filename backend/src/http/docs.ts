import { randomBytes } from 'node:crypto';
import compression from 'compression';
import { Router } from 'express';
import type { OpenApi } from '../openapi/description.js';
import type { Guide } from '../openapi/docs-guide.js';
import { docsPage } from '../openapi/docs-page.js';
import { contentSecurityPolicy } from './security-headers.js';

/** What outsiders read of the interfaces: the contract, the description of the REST door, and both for people (clinic §10). */
export function docs(contract: string, described: OpenApi, guide: Guide): Router {
  const page = docsPage(described, guide);
  const router = Router();
  router.use(['/docs', '/openapi.json'], compression());
  router.get('/schema.graphql', (_request, response) => void response.type('text/plain').send(contract));
  router.get('/openapi.json', (_request, response) => void response.json(described));
  router.get('/docs', (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', contentSecurityPolicy(nonce)).set('Cache-Control', 'no-cache');
    response.type('html').send(page(nonce));
  });
  return router;
}
