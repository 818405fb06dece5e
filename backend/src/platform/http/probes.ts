import { Router } from 'express';

/** Whether this process can do its work. */
export interface Health {
  /** Set once the process was asked to stop. */
  draining: boolean;
  /** Answers within a second or throws. */
  databaseAnswers(): Promise<void>;
}

/** The probes of liveness and readiness: /livez says that the process runs; /readyz that it should be sent requests: not while all places are taken (RE-3). */
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
