import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MllpListener } from '../hospitals/index.js';
import type { Application } from './compose.js';
import type { Config } from '../platform/config.js';
import type { ConnectedDatabase } from '../platform/db/connect.js';
import { stopTracing } from '../platform/tracing/tracing.js';
import type { Logger } from '../platform/logger.js';

/** Timeout of running requests after the shutdown signal, in milliseconds. */
const DRAIN = 10_000;
/** Time in milliseconds in which a load balancer may still send requests after /readyz failed. */
const STILL_SERVING = 2_500;

/** Interval of closing idle connections during shutdown, in milliseconds. */
const LOOKING = 50;

/** Started parts of the process. */
export interface Parts {
  config: Config;
  logger: Logger;
  server: Server;
  /** Aborted by the shutdown signal. */
  asked: AbortController;
  connected?: ConnectedDatabase;
  application?: Application;
  /** Listener of HL7 v2 messages. */
  messages?: MllpListener;
}

/**
 * Shuts the process down on a signal or an uncaught error. Finishes running work first, including an unfinished start.
 */
export function shutDownGracefully(parts: Parts, started: Promise<void>): void {
  const { config, logger, server, asked } = parts;
  const stop = async (exitCode: number) => {
    if (asked.signal.aborted) return;
    asked.abort();
    setTimeout(() => process.exit(1), 2 * DRAIN).unref();
    if (parts.application) {
      parts.application.health.draining = true;
      // First, since they would hold the server open; browsers come back to another process.
      parts.application.endStreams();
      if (config.production) await wait(STILL_SERVING);
    }
    const closed = new Promise((resolve) => server.close(resolve));
    // Repeatedly, because a connection becomes idle after its last response (keep-alive).
    const closing = setInterval(() => server.closeIdleConnections(), LOOKING);
    setTimeout(() => server.closeAllConnections(), DRAIN).unref();
    // Ignore errors of an aborted start.
    await Promise.all([closed, parts.messages?.stop(), started.catch(() => undefined)]);
    clearInterval(closing);
    await parts.application?.stop();
    await parts.connected?.close();
    await stopTracing().catch(() => undefined);
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // Also unhandled rejections. A supervisor restarts the process; the logger redacts the error.
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'something was thrown that nobody caught');
    void stop(1);
  });
}
