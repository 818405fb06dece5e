import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Express } from 'express';
import { hasLiveAdmin } from '../identity/index.js';
import { ClinicFactsCache, siteFacts } from '../clinic/index.js';
import { sealKeys } from '../platform/audit/audit-seal.js';
import { AuditSealer } from '../platform/audit/audit-sealer.js';
import type { Dependencies } from './composition/dependencies.js';
import { composeModules } from './composition/modules.js';
import { ROOT_DIR } from '../platform/config.js';
import { buildSchema, readContract } from '../platform/graphql/schema.js';
import { createGraphQLServer } from '../platform/graphql/server.js';
import { createApp } from '../platform/http/app.js';
import { docs } from '../platform/openapi/docs.js';
import { describeRoutes } from '../platform/openapi/description.js';
import { guideOf } from '../platform/openapi/docs-guide.js';
import { BuiltSite } from '../platform/http/built-site.js';
import { PageRenderer } from '../platform/http/page-renderer.js';
import type { Health } from '../platform/http/probes.js';
import type { RestRoute } from '../platform/http/rest.js';
import { sweepIdempotencyKeys } from '../platform/idempotency/with-idempotency.js';
import type { JobRunner } from '../platform/jobs/job-runner.js';
import { metricsDoor } from '../platform/metrics/metrics-door.js';
import { createStateMetrics } from '../platform/metrics/state-metrics.js';
import { settleAll } from '../platform/turns/settle-all.js';
import { readAuditCheck } from './audit-check/audit-check-state.js';
import { productVersion } from './system/product-version.js';

/** The composed application. */
export interface Application {
  app: Express;
  health: Health;
  /** Resolvers and REST routes of all modules, for tests of completeness. */
  resolvers: readonly object[];
  routes: readonly RestRoute[];
  /**
   * Runs maintenance; call it every few minutes. Deletes orphaned uploads, expired one-time codes, devices and
   * assertions, idempotency keys after a day, old exchanges and webhooks; erases old messages; creates missing refund
   * rows; raises an alarm if few one-time codes are used; once a night compares session counts with the event ledgers.
   */
  runMaintenance(): Promise<void>;
  /** Stores the present versions of resources that are not stored, after a start. */
  keepVersions(): Promise<void>;
  /** Whether an admin can sign in. */
  hasAdmin(): Promise<boolean>;
  /** Leased jobs that this process runs; call `runDue` of each every second. */
  jobs: readonly JobRunner[];
  /** Sends due texts and e-mails. `now` replaces the database clock. */
  sendMessages(now?: Date): Promise<void>;
  /** Sends due push notifications; nothing while push is switched off. `now` replaces the database clock. */
  sendPushes(now?: Date): Promise<void>;
  /** Queues mails of reports whose time has come. `now` replaces the database clock. */
  mailReports(now?: Date): Promise<void>;
  /** Asks providers of text messages for their credit, each once an hour, and warns admins of low credit; call it at the start and every few minutes. */
  askCredits(): Promise<void>;
  /** Escalates unanswered danger signs; call it every ten seconds. */
  escalateTasks(): Promise<void>;
  /** Makes the reminders of exercises that are due; call it every half minute. */
  remindPatients(): Promise<void>;
  /** Imports uploaded files of patients. */
  importPatients(): Promise<void>;
  /** Runs waiting bulk exports of external systems. */
  exportRecords(): Promise<void>;
  /** Returns the response to an HL7 v2 message; undefined for bytes that are no message. */
  answerMessage(this: void, message: Buffer, ip: string): Promise<Buffer | undefined>;
  /** Scans files that wait for it; nothing without a scanner. `now` replaces the database clock. */
  scanFiles(now?: Date): Promise<void>;
  /** Sends due webhooks to external systems. `now` replaces the database clock. */
  sendWebhooks(now?: Date): Promise<void>;
  /**
   * Detects changed clinic facts without a notification, and retries failed page renderings; call it every five
   * seconds.
   */
  compareClinic(): Promise<void>;
  /** Tells open screens of staff what changed; call it every second. */
  tellChanges(): Promise<void>;
  /** Ends the streams of open screens, and refuses further ones; call it before the server closes. */
  endStreams(): void;
  /** Writes the summary audit rows of list reads and repeated refusals; call it every minute. */
  sumAudit(): Promise<void>;
  /** Tells admins what needs attention on the server; call it every few minutes. */
  watchSystem(): Promise<void>;
  /** Archives the write-ahead log and new files where backups are switched on, and raises an alarm if backups fail; call it every minute. */
  archiveLog(): Promise<void>;
  /** Verifies the audit trail where that is due. `now` replaces the database clock. */
  checkAudit(now?: Date): Promise<void>;
  /** Folds and compares the counters of rows where that is due. `now` replaces the database clock. */
  keepCounters(now?: Date): Promise<void>;
  /** Seals the audit trail; call it every minute. */
  sealAudit(): Promise<void>;
  stop(): Promise<void>;
}

/** Composes the application. */
export async function compose(dependencies: Dependencies): Promise<Application> {
  const { config, database, logger, clock } = dependencies;
  const { pool } = database;
  const { em } = database.orm;
  const { limits } = config;
  const {
    parts,
    backups,
    scanning,
    auditChecks,
    counters,
    system,
    auditSums,
    identity,
    patients,
    scheduling,
    money,
    messaging,
    recovery,
    hospitals,
    reports,
  } = composeModules(dependencies);
  const { liveStreams } = scheduling;
  const { exchangeLog, messageEndpoint } = hospitals;
  const jobs = parts.flatMap(({ jobs: own = [] }) => own);

  const contract = readContract(path.join(ROOT_DIR, 'schema'));
  const resolvers = parts.flatMap((part) => part.resolvers);
  const schema = buildSchema(contract, resolvers);
  const graphql = createGraphQLServer(schema, logger, limits, identity.graphqlPlugins);
  await graphql.start();
  const routes = parts.flatMap((part) => part.routes);
  const openApi = describeRoutes(routes);
  const site = new BuiltSite(path.join(ROOT_DIR, 'frontend/dist'), config.publicUrl);
  const clinicFactsCache = new ClinicFactsCache({ database, clock, logger, changed: () => void pageRenderer.update() });
  const pageRenderer = new PageRenderer(site, () => siteFacts(clinicFactsCache.current()), logger);
  await clinicFactsCache.start();
  await pageRenderer.update(); // so that the first response after a restart shows the facts of an open clinic
  const health: Health = { draining: false, databaseAnswers: () => database.answers() };
  const app = createApp({
    config,
    logger,
    em,
    health,
    metrics: metricsDoor(config.metricsTokens, () =>
      createStateMetrics({
        database,
        queues: jobs,
        lastBackup: backups?.lastAt,
        audit: () => readAuditCheck(pool),
        version: productVersion(),
      }),
    ),
    authenticate: identity.authenticate,
    docs: docs(contract, openApi, { integrators: readGuide('integrators.md'), hospitals: readGuide('hospital.md') }),
    graphql,
    routes,
    site,
    external: hospitals.external,
    payPages: money.payPages,
    linkPages: recovery.linkPages,
    linkFailures: recovery.linkFailures,
  });
  const sealer = new AuditSealer({ pool, keys: sealKeys(config.auditSecrets), logger });
  return {
    app,
    health,
    resolvers,
    routes,
    hasAdmin: () => hasLiveAdmin(em.fork()),
    runMaintenance: async () => {
      await settleAll([sweepIdempotencyKeys(pool), ...parts.flatMap(({ maintenance }) => maintenance())]);
    },
    keepVersions: () => hospitals.keepPresent(null),
    jobs,
    sendMessages: async (now) => {
      await settleAll([messaging.messageRunner.runDue(now), messaging.mailRunner.runDue(now)]);
    },
    sendPushes: async (now) => messaging.pushRunner?.runDue(now),
    mailReports: (now) => reports.mailRunner.runDue(now),
    askCredits: async () => {
      await dependencies.sms.askCredits();
      await messaging.warnOfCredit();
    },
    escalateTasks: recovery.escalateTasks,
    remindPatients: recovery.remindPatients,
    importPatients: () => patients.importRunner.runDue(),
    answerMessage: (message, ip) => messageEndpoint.answer(message, ip),
    exportRecords: () => hospitals.bulkRunner.runDue(),
    scanFiles: async (now) => scanning?.runDue(now),
    sendWebhooks: (now) => hospitals.webhookRunner.runDue(now),
    compareClinic: () => settleAll([clinicFactsCache.compare(), pageRenderer.update()]),
    tellChanges: () => liveStreams.tell(),
    endStreams: () => liveStreams.drain(),
    sumAudit: () => auditSums.written(),
    watchSystem: () => system.watch(),
    archiveLog: async () => backups?.archive(),
    checkAudit: (now) => auditChecks.runDue(now),
    keepCounters: (now) => counters.runDue(now),
    sealAudit: () => sealer.seal(),
    stop: async () => {
      liveStreams.drain();
      await Promise.all([clinicFactsCache.stop(), ...jobs.map((job) => job.stop())]);
      await Promise.all([exchangeLog.written(), auditSums.written()]);
      await graphql.stop();
    },
  };
}

const readGuide = (file: string) => guideOf(readFileSync(path.join(ROOT_DIR, 'docs', file), 'utf8'));
