import type { Lease } from './lease.js';

/** Time between two renewals of the lease, in milliseconds. */
const RENEWING = 15_000;

/** Renews a lease while work goes on. A lease that is lost shows when the work ends. */
export async function renewing<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
  let last = Promise.resolve();
  const renew = () => lease.renew().catch(() => undefined);
  const timer = setInterval(() => void (last = last.then(renew)), RENEWING);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await last;
  }
}
