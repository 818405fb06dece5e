import { Router } from 'express';

/** State of this process. */
export interface Health {
  /** Whether the process is shutting down. */
  draining: boolean;
  /** @throws Error if the database does not answer within a second */
  databaseAnswers(): Promise<void>;
}

/**
 * Liveness and readiness probes: /livez answers while the process runs; /readyz fails during shutdown, an outage, or while the request
 * limit is reached.
 */
export function probes(health: Health, places: { readonly areTaken: boolean }): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const refuse = (status: string) => void response.status(503).set('Retry-After', '3').json({ status });
    if (health.draining) return refuse('draining');
    if (places.areTaken) return refuse('busy');
    try {
      await health.databaseAnswers();
      response.json({ status: 'ok' });
    } catch {
      refuse('database away');
    }
  });
  return router;
}
