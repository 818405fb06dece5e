import { Router } from 'express';
import { Registry } from 'prom-client';
import { isOneOf } from '../signatures/signature.js';
import { processRegistry } from './process-metrics.js';
import type { StateMetrics } from './state-metrics.js';

/**
 * GET /metrics in the text format of Prometheus, for whoever has a token (METRICS_TOKEN) as bearer: 401 otherwise. Without a token the
 * address does not exist.
 * @param state what is read at each scrape; called once, and only with a token
 */
export function metricsDoor(tokens: readonly string[], state: () => StateMetrics): Router {
  const router = Router();
  if (tokens.length === 0) return router;
  const own = state();
  const registry = Registry.merge([processRegistry, own.registry]);
  const expected = tokens.map((token) => `Bearer ${token}`);
  router.get('/metrics', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!isOneOf(expected, request.get('Authorization') ?? ''))
      return void response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('A token is required.\n');
    await own.refresh();
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  });
  return router;
}
