import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MllpListener } from '../hospitals/index.js';
import type { Application } from './compose.js';
import type { Config } from '../platform/config.js';
import type { ConnectedDatabase } from '../platform/db/connect.js';
import type { Logger } from '../platform/logger.js';

/** How long requests that have begun may take once the process was asked to stop, in milliseconds (RE-1). */
const DRAIN = 10_000;
/** For so long a load balancer may go on sending requests after /readyz said no. */
const STILL_SERVING = 2_500;

/** How often it looks meanwhile for connections that nobody waits at any more. */
const LOOKING = 50;

/** What the process consists of, as far as its start has come. */
export interface Parts {
  config: Config;
  logger: Logger;
  server: Server;
  /** Aborted when the process was asked to stop. */
  asked: AbortController;
  connected?: ConnectedDatabase;
  application?: Application;
  /** Where messages of hospitals come in. */
  messages?: MllpListener;
}

/**
 * Graceful shutdown: ends the process on a signal, or when something was thrown that nobody caught (RE-1, RE-8): what has begun is
 * finished first, and a start that is under way is one of these things.
 */
export function shutDownGracefully(parts: Parts, started: Promise<void>): void {
  const { config, logger, server, asked } = parts;
  const stop = async (exitCode: number) => {
    if (asked.signal.aborted) return;
    asked.abort();
    setTimeout(() => process.exit(1), 2 * DRAIN).unref();
    if (parts.application) {
      parts.application.health.draining = true;
      if (config.production) await wait(STILL_SERVING);
    }
    const closed = new Promise((resolve) => server.close(resolve));
    // Again and again: one whose last answer comes now is kept alive by its client for more.
    const closing = setInterval(() => server.closeIdleConnections(), LOOKING);
    setTimeout(() => server.closeAllConnections(), DRAIN).unref();
    // One that fails now has nothing to tell: it was asked to.
    await Promise.all([closed, parts.messages?.stop(), started.catch(() => undefined)]);
    clearInterval(closing);
    await parts.application?.stop();
    await parts.connected?.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // Also of a promise. Whoever watches the process starts it again; the log gets what it may know of the error (LO-1).
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'something was thrown that nobody caught');
    void stop(1);
  });
}
