import type { Pool, PoolClient } from 'pg';
import { traceStatements } from '../../tracing/trace-statements.js';
import { BoundedPool } from './bounded-pool.js';
import type { ServerProbe } from './server-probe.js';
import { detectStalledConnection, type Timeouts } from './stalled-connection.js';

/** Timeouts of a connection, in milliseconds; 0 disables one. */
export interface ConnectionLimits extends Timeouts {
  /** To connect, or to acquire a free connection. */
  connectionTimeoutMillis: number;
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
  /** Timeout of the server probe, which asks over another connection whether the server works on an answer. */
  look: number;
}

/**
 * TCP keep-alive settings of connections. They also let the server detect a vanished client within half a minute and release its locks; the
 * default is two hours.
 */
export const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};

/** Opens a pool that destroys stalled connections, in use or idle. */
export function openPool({
  url,
  max,
  limits: { answer, unseen, look: _look, ...limits },
  probe,
  onLost,
}: {
  url: string;
  max: number;
  limits: ConnectionLimits;
  probe: ServerProbe;
  /** Called when an idle connection ends. */
  onLost: (error: Error) => void;
}): Pool {
  const pool = new BoundedPool({ connectionString: url, max, ...KEEP_ALIVE, ...limits }, answer);
  const idle = new Set<PoolClient>();
  pool.on('connect', (client) => {
    detectStalledConnection(client, probe, { answer, unseen });
    traceStatements(client);
    // The current user of the connection gets the error from its query.
    client.on('error', () => undefined);
    client.once('end', () => idle.delete(client));
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_failure, client) => {
    if (!client.connection.stream.destroyed) idle.add(client);
  });
  probe.onAlarm((error) => {
    for (const client of idle) {
      // Removes the connection from the pool at once.
      client.emit('error', error);
      client.connection.stream.destroy();
    }
    idle.clear();
  });
  pool.on('error', onLost);
  return pool;
}
