import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process has counted since its start. One registry per process, as its counters are. */
export const processRegistry = new Registry();
const registers = [processRegistry];

/** Duration of requests from the first byte to the last, by method, pattern of the route and status. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests by method, pattern of the route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Tries to hand a message over to a provider, sign-in codes and tests among them. */
export const handOvers = new Counter({
  name: 'message_hand_overs_total',
  help: 'Tries to hand a message over, by provider and outcome: TAKEN, NOT_TAKEN, REFUSED, UNKNOWN.',
  labelNames: ['provider', 'outcome'],
  registers,
});

/** Codes that somebody entered to sign in. */
export const signInTries = new Counter({
  name: 'sign_in_tries_total',
  help: 'Codes entered to sign in, by door and outcome: done, or the code of the error.',
  labelNames: ['door', 'outcome'],
  registers,
});

const jobFailures = new Counter({
  name: 'job_failures_total',
  help: 'Runs of a periodic job that failed.',
  labelNames: ['job'],
  registers,
});

const jobSuccess = new Gauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'Time at which a periodic job of this process last ended well, also when it had nothing to do.',
  labelNames: ['job'],
  registers,
});

/** Counts a run of a periodic job. @throws what the run throws */
export async function countedRun(job: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    jobSuccess.set({ job }, Date.now() / 1000);
  } catch (error) {
    jobFailures.inc({ job });
    throw error;
  }
}

/** Counts a try to sign in by how it ended. @throws what the try throws */
export async function countedSignIn<Result>(door: string, verify: () => Promise<Result>): Promise<Result> {
  try {
    const result = await verify();
    signInTries.inc({ door, outcome: 'done' });
    return result;
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    signInTries.inc({ door, outcome: typeof code === 'string' ? code : 'INTERNAL' });
    throw error;
  }
}
