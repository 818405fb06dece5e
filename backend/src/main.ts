import { createServer, type RequestListener, type Server } from 'node:http';
import { compose, type Application } from './app/compose.js';
import { findCodeTemplates, templateEnvironment } from './clinic/index.js';
import { readConfig, type Config } from './platform/config.js';
import { connectDatabase } from './platform/db/connect.js';
import { findMissingSafeguards } from './platform/db/safeguards.js';
import { requireMigrated } from './platform/db/require-migrated.js';
import { addShippedExercises } from './recovery/exercise-library/shipped-exercises.js';
import { addShippedLessons } from './recovery/lessons/shipped-lessons.js';
import { addSampleProtocols } from './recovery/protocols/sample-protocols.js';
import { addShippedQuestionnaires } from './recovery/questionnaires/shipped-questionnaires.js';
import { backupPlace } from './app/backup/backup-place.js';
import { loadSampleData, SAMPLE_ACCOUNTS } from './app/sample-data/load.js';
import { systemClock } from './platform/time/clock.js';
import { entities } from './app/entities.js';
import { countedRun } from './platform/metrics/process-metrics.js';
import { keepHeapSmall } from './platform/heap.js';
import { randomOtp } from './identity/auth/otp-code.js';
import { noteSignInCode } from './messaging/index.js';
import { listenForMessages } from './hospitals/hl7v2/listener.js';
import { createStartingApp } from './platform/http/starting.js';
import { createLogger, type Logger } from './platform/logger.js';
import { productVersion } from './app/system/product-version.js';
import { traceWith } from './platform/tracing/tracing.js';
import { createSmsProviders } from './identity/sms/create-sms-providers.js';
import { FailoverSmsSender } from './identity/sms/failover-sms-sender.js';
import { createFileStorage } from './platform/storage/create-file-storage.js';
import { StartupError } from './platform/errors/startup-error.js';
import { settingsUnderRotation } from './app/keys/key-settings.js';
import { shutDownGracefully, type Parts } from './app/shut-down-gracefully.js';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Listens; answers the port and how to change who answers. */
async function listen(first: RequestListener, config: Config): Promise<{ server: Server; port: number }> {
  const server = createServer(first);
  // Longer than the proxy in front keeps its side, so that it never sends into a connection that just closed (RE-2).
  Object.assign(server, { keepAliveTimeout: 75_000, headersTimeout: 80_000, requestTimeout: 30_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? `port ${config.port} is already in use; set PORT to another one` : error.message;
      reject(new StartupError(`Cannot listen on ${config.host}:${config.port}: ${reason}`));
    });
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : config.port };
}

/** Everything behind the port; what is there is noted in `parts` at once, so that a stop finds it. */
async function bringUp(parts: Parts): Promise<Application> {
  const { config, logger, asked } = parts;
  // In production migrating is a command of its own: the server does not know the password of the tables' owner (SE-1).
  const bringUpToDate = config.production ? requireMigrated : undefined;
  parts.connected = await connectDatabase(config, entities, logger, asked.signal, bringUpToDate);
  const { database, superuserUrl } = parts.connected;
  for (const missing of await findMissingSafeguards(database.pool)) logger.warn(missing);
  await addSampleProtocols(database.pool);
  await addShippedExercises(database.pool);
  await addShippedLessons(database.pool);
  await addShippedQuestionnaires(database.pool);
  const storage = createFileStorage(config);
  if (config.sampleData) await loadSampleData(database, systemClock, storage);
  return (parts.application = await compose({
    config,
    database,
    logger,
    clock: systemClock,
    sms: new FailoverSmsSender({
      providers: createSmsProviders(config.sms),
      pool: database.pool,
      clock: systemClock,
      logger,
      findCodeTemplates: () => findCodeTemplates(database.orm.em, templateEnvironment(config)),
      noteCode: (sent) => noteSignInCode(database.orm.em, sent),
    }),
    storage,
    backup: backupPlace(config, superuserUrl),
    randomOtp,
    random: Math.random,
  }));
}

/** Listens for messages of hospitals where that is asked for; answers where. */
async function hearMessages(parts: Parts, application: Application): Promise<string | undefined> {
  const { hl7 } = parts.config;
  if (!hl7) return undefined;
  const { host, port } = hl7;
  const hearing = { host, port, logger: parts.logger, answer: application.answerMessage };
  parts.messages = await listenForMessages(hearing).catch((error: unknown) => {
    throw new StartupError(`Cannot listen for HL7 on ${host}:${port}: ${(error as Error).message}`);
  });
  return `${host}:${parts.messages.port}`;
}

/** Loads OpenTelemetry where traces go somewhere, and nothing otherwise. */
async function beginTracing({ tracing }: Config): Promise<void> {
  if (!tracing) return;
  const { createOtlpTracer } = await import('./platform/tracing/otlp-tracer.js');
  traceWith(createOtlpTracer(tracing, productVersion()));
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.dataDirMoved) print(`Data is kept in ${config.dataDir}`);
  const logger = createLogger(config.logLevel);
  await beginTracing(config);
  let answer: RequestListener = createStartingApp(logger);
  // The port first: a start that cannot listen touches no database.
  const { server, port } = await listen((request, response) => answer(request, response), config);
  const parts: Parts = { config, logger, server, asked: new AbortController() };
  const { signal } = parts.asked;
  const serve = async () => {
    const application = await bringUp(parts);
    const lacksAdmin = !config.sampleData && (await isWithoutAdmin(application, logger));
    if (signal.aborted) return;
    const hl7 = await hearMessages(parts, application);
    answer = application.app;
    keepHouse(application, logger);
    tellReady(config, port);
    if (hl7) print(`HL7 on ${hl7}`);
    if (lacksAdmin) print('No admin yet: npm run admin -- NUMBER --name NAME makes the first one');
  };
  const started = serve();
  shutDownGracefully(parts, started);
  // Who asked the process to stop waits for its end, not for its start.
  await started.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function tellReady(config: Config, port: number): void {
  const { publicUrl, port: wanted, sampleData, sms } = config;
  print(`Ready on ${publicUrl.includes(`:${wanted}`) ? publicUrl.replace(`:${wanted}`, `:${port}`) : publicUrl}`);
  if (sampleData) for (const line of SAMPLE_ACCOUNTS) print(line);
  const [first] = sms.providers;
  if ('dltTemplateId' in first && !first.dltHindiTemplateId)
    print('Sign-in codes go in English to everybody: SMS_DLT_TEMPLATE_ID_HI names the registered text in Hindi');
  const rotated = settingsUnderRotation(config);
  if (rotated.length > 0)
    print(`More than one secret in ${rotated.join(', ')}: npm run keys says what still needs the old ones`);
  if (config.cookieSecure && config.trustedProxies === 0)
    print('All visitors count as one address behind a proxy: TRUSTED_PROXIES says how many proxies stand in front');
}

/** Only a word hangs on it: a database that does not answer just then ends no start. */
async function isWithoutAdmin(application: Application, logger: Logger): Promise<boolean> {
  try {
    return !(await application.hasAdmin());
  } catch (error) {
    logger.warn({ error }, 'it could not be asked whether there is an admin');
    return false;
  }
}

/** How often housekeeping is due, in milliseconds. */
const HOUSEKEEPING = 600_000;
/** How often the audit trail is sealed, in milliseconds (AD-3). */
const SEALING = 60_000;
/** How often sums are added to the audit trail, in milliseconds (AD-5). */
const SUMMING = 60_000;
/**
 * How often messages, files of patients, exports and webhooks that are due are looked for, and open screens are told what changed, in
 * milliseconds: a webhook leaves within two seconds, and so does a change (clinic §5, clinic §7, hospital §6, hospital §11, bench §12).
 */
const WORKING = 1_000;
/** How often it is looked whether a provider of messages is to be asked for its credit, in milliseconds: each is once an hour (money §9). */
const CREDITING = 60_000;
/** How often danger signs that wait for somebody who was not told are looked for, in milliseconds (recovery §5). */
const CALLING = 10_000;
/** How often reminders of exercises that are due are made, in milliseconds (companion §6). */
const REMINDING = 30_000;
/** How often the write-ahead log is archived, in milliseconds: at most so much is lost with a disk (RE-9). */
const ARCHIVING = 60_000;
/** How often the clinic's facts are compared, should nobody have told of a change, in milliseconds (clinic §3). */
const COMPARING = 5_000;

function keepHouse(application: Application, logger: Logger): void {
  const tryTo = (run: () => Promise<void>, failed: string) =>
    run().catch((error: unknown) => logger.warn({ error }, failed));
  const repeat = (time: number, run: () => Promise<void>, failed: string) =>
    setInterval(() => void tryTo(run, failed), time).unref();
  const every = (time: number, job: string, work: () => Promise<void>, failed: string) =>
    repeat(time, () => countedRun(job, work), failed);
  every(HOUSEKEEPING, 'maintenance', () => application.runMaintenance(), 'housekeeping failed');
  void tryTo(() => application.keepVersions(), 'present versions of resources could not be stored');
  every(COMPARING, 'clinic_facts', () => application.compareClinic(), "the clinic's facts could not be compared");
  for (const job of application.jobs) repeat(WORKING, () => job.runDue(), job.idle); // counted by their runner
  const askCredits = () => countedRun('credits', () => application.askCredits());
  const withoutCredit = 'providers could not be asked for their credit';
  repeat(CREDITING, askCredits, withoutCredit);
  void tryTo(askCredits, withoutCredit);
  every(CALLING, 'danger_signs', () => application.escalateTasks(), 'nobody could be told of danger signs that wait');
  every(REMINDING, 'reminders', () => application.remindPatients(), 'nobody could be reminded of exercises');
  every(WORKING, 'live_changes', () => application.tellChanges(), 'nobody could be told what changed');
  every(HOUSEKEEPING, 'system_watch', () => application.watchSystem(), 'nobody could be told how the server does');
  every(ARCHIVING, 'wal_archive', () => application.archiveLog(), 'the write-ahead log could not be archived');
  every(SUMMING, 'audit_sums', () => application.sumAudit(), 'sums could not be added to the audit trail');
  every(SEALING, 'audit_seal', () => application.sealAudit(), 'the audit trail could not be sealed');
}

keepHeapSmall();
try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
