import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Maximum of requests that wait for a connection while the pool is stuck. */
export const WAITERS = 50;

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: (failure?: unknown) => void) => void;

/**
 * Connection pool with a bounded queue while the database is unavailable or stuck: if no connection was acquired for `patience`, at most
 * WAITERS wait and further ones fail at once. A queue that moves is not bounded.
 */
export class BoundedPool extends Pool {
  /** When a connection was last acquired, or the queue began. */
  private movedAt = 0;

  /** @param patience how long no connection may be acquired before the pool counts as stuck, in milliseconds */
  constructor(
    config: PoolConfig,
    private readonly patience: number,
  ) {
    super(config);
    this.on('acquire', () => (this.movedAt = Date.now()));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<PoolClient> | void {
    if (this.waitingCount === 0) this.movedAt = Date.now();
    if (this.waitingCount >= WAITERS && Date.now() - this.movedAt > this.patience) return refuse(callback);
    return callback ? super.connect(callback) : super.connect();
  }
}

function refuse(callback: Taken | undefined): Promise<PoolClient> | void {
  const error = Object.assign(new Error('Too many wait for the database'), { code: 'ETIMEDOUT' });
  if (!callback) return Promise.reject(error);
  return callback(error, undefined, () => undefined);
}
