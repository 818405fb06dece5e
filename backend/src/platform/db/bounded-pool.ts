import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** How many may wait for a connection while none becomes free (RE-4). */
export const WAITERS = 50;

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: (failure?: unknown) => void) => void;

/**
 * A pool that lets no queue grow while the database is away or stuck: once no connection has been handed over for so long, only so many
 * wait, and another one is refused at once. A crowd that moves on is served, however large it is.
 */
export class BoundedPool extends Pool {
  /** When the queue last moved, or began. */
  private movedAt = 0;

  /** @param patience how long nothing may be handed over before the queue counts as stuck, in milliseconds */
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
