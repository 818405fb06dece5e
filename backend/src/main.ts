import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { compose, type Application } from './compose.js';
import { readConfig, type Config } from './config.js';
import { connectDatabase, type ConnectedDatabase } from './db/connect.js';
import { loadSampleData, SAMPLE_ACCOUNTS } from './db/sample-data/load.js';
import { systemClock } from './clock.js';
import { randomOtp } from './auth/otp-code.js';
import { createLogger, type Logger } from './logger.js';
import { createSmsSender } from './sms/create-sms-sender.js';
import { createFileStorage } from './storage/create-file-storage.js';
import { StartupError } from './startup-error.js';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** How long requests that have begun may take once the process was asked to stop, in milliseconds (RE-1). */
const DRAIN = 10_000;
/** For so long a load balancer may go on sending requests after /readyz said no. */
const STILL_SERVING = 2_500;

async function listen(server: Server, config: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? `port ${config.port} is already in use; set PORT to another one` : error.message;
      reject(new StartupError(`Cannot listen on ${config.host}:${config.port}: ${reason}`));
    });
    server.listen(config.port, config.host, resolve);
  });
  // Longer than the proxy in front keeps its side, so that it never sends into a connection that just closed (RE-2).
  Object.assign(server, { keepAliveTimeout: 75_000, headersTimeout: 80_000, requestTimeout: 30_000 });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.dataDirMoved) print(`Data is kept in ${config.dataDir}`);
  const logger = createLogger(config.logLevel);
  const server = createServer();
  // The port first: a start that cannot listen touches no database.
  const port = await listen(server, config);
  const connected = await connectDatabase(config, logger);
  if (config.sampleData) await loadSampleData(connected.database, systemClock);
  const application = await compose({
    config,
    database: connected.database,
    logger,
    clock: systemClock,
    sms: createSmsSender(config.sms),
    storage: createFileStorage(config),
    randomOtp,
  });
  server.on('request', application.app);
  keepHouse(application, logger);
  stopInOrder({ config, logger, server, application, connected });
  print(
    `Ready on ${config.publicUrl.includes(`:${config.port}`) ? config.publicUrl.replace(`:${config.port}`, `:${port}`) : config.publicUrl}`,
  );
  if (config.sampleData) for (const line of SAMPLE_ACCOUNTS) print(line);
}

/** How often housekeeping is due, in milliseconds. */
const HOUSEKEEPING = 600_000;
/** How often the audit trail is sealed, in milliseconds (AD-3). */
const SEALING = 60_000;

function keepHouse(application: Application, logger: Logger): void {
  const every = (time: number, work: () => Promise<void>, failed: string) => {
    const tryIt = () => work().catch((error: unknown) => logger.warn({ error }, failed));
    setInterval(() => void tryIt(), time).unref();
  };
  every(HOUSEKEEPING, () => application.keepHouse(), 'housekeeping failed');
  every(SEALING, () => application.sealAudit(), 'the audit trail could not be sealed');
}

/** Ends the process on a signal, or when something was thrown that nobody caught (RE-1, RE-8): what has begun is finished first. */
function stopInOrder({
  config,
  logger,
  server,
  application,
  connected,
}: {
  config: Config;
  logger: Logger;
  server: Server;
  application: Application;
  connected: ConnectedDatabase;
}): void {
  const stop = async (exitCode: number) => {
    if (application.health.draining) return;
    application.health.draining = true;
    setTimeout(() => process.exit(1), 2 * DRAIN).unref();
    if (config.production) await wait(STILL_SERVING);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN).unref();
    await closed;
    await application.stop();
    await connected.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // Also of a promise. Whoever watches the process starts it again; the log gets what it may know of the error (LO-1).
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'something was thrown that nobody caught');
    void stop(1);
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
