import { randomBytes } from 'node:crypto';
import compression from 'compression';
import { Router } from 'express';
import type { OpenApi } from './description.js';
import type { Guide } from './docs-guide.js';
import { docsPage, hospitalPage } from './docs-page.js';
import { contentSecurityPolicy } from '../http/security-headers.js';

/** Guides, each on its own page. */
export interface Guides {
  integrators: Guide;
  hospitals: Guide;
}

/** Serves the public documentation: the GraphQL contract, the OpenAPI description, and pages of both for people. */
export function docs(contract: string, described: OpenApi, guides: Guides): Router {
  const pages = {
    '/docs': docsPage(described, guides.integrators),
    '/docs/hospital': hospitalPage(described, guides.hospitals),
  };
  const router = Router();
  router.use(['/docs', '/openapi.json'], compression());
  router.get('/schema.graphql', (_request, response) => void response.type('text/plain').send(contract));
  router.get('/openapi.json', (_request, response) => void response.json(described));
  for (const [address, page] of Object.entries(pages))
    router.get(address, (_request, response) => {
      const nonce = randomBytes(16).toString('base64');
      response.set('Content-Security-Policy', contentSecurityPolicy(nonce)).set('Cache-Control', 'no-cache');
      response.type('html').send(page(nonce));
    });
  return router;
}
