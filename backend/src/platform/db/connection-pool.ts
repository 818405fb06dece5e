import type { Pool, PoolClient } from 'pg';
import { BoundedPool } from './bounded-pool.js';
import type { ServerProbe } from './server-probe.js';
import { detectStalledConnection, type Timeouts } from './stalled-connection.js';

/** What a connection waits for at most, in milliseconds; 0 is for ever. */
export interface ConnectionLimits extends Timeouts {
  /** To be made, or to be free. */
  connectionTimeoutMillis: number;
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
  /** For what the database says when it is asked, over another connection, whether it works on an answer. */
  look: number;
}

/**
 * What keeps the line of a connection alive and lets the server, too, find out within half a minute that its client has gone without
 * a word, and give up the locks that it held for it; by themselves the two would look after two hours.
 */
export const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};

/** Connections that are given up when they go silent, in use or not. */
export function openPool({
  url,
  max,
  limits: { answer, unseen, look: _look, ...limits },
  lookout,
  onLost,
}: {
  url: string;
  max: number;
  limits: ConnectionLimits;
  lookout: ServerProbe;
  /** Told of idle connections that end. */
  onLost: (error: Error) => void;
}): Pool {
  const pool = new BoundedPool({ connectionString: url, max, ...KEEP_ALIVE, ...limits }, answer);
  const idle = new Set<PoolClient>();
  pool.on('connect', (client) => {
    detectStalledConnection(client, lookout, { answer, unseen });
    // Whoever uses it learns of its end by what he asked of it.
    client.on('error', () => undefined);
    client.once('end', () => idle.delete(client));
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_failure, client) => {
    if (!client.connection.stream.destroyed) idle.add(client);
  });
  lookout.onAlarm((error) => {
    for (const client of idle) {
      // By that the pool forgets it at once, so that nobody gets it any more.
      client.emit('error', error);
      client.connection.stream.destroy();
    }
    idle.clear();
  });
  pool.on('error', onLost);
  return pool;
}
