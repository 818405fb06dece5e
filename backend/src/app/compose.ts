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
import type { RootResolvers } from '../platform/graphql/root-resolvers.js';
import type { RestRoute } from '../platform/http/rest.js';
import { sweepIdempotencyKeys } from '../platform/idempotency/sweep-idempotency-keys.js';
import { settleAll } from '../platform/turns/settle-all.js';

/** The composed application. */
export interface Application {
  app: Express;
  health: Health;
  /** The resolvers and REST routes of all modules, for tests that check that none is forgotten. */
  resolvers: readonly RootResolvers[];
  routes: readonly RestRoute[];
  /**
   * What is due every few minutes: uploads that a crash left unnamed, codes that are dead or hardly used, keys of requests that are a day
   * old, messages that are to be erased, refunds without a row, assertions that have expired, old exchanges, messages and webhooks, and once a
   * night the counts of sessions.
   */
  runMaintenance(): Promise<void>;
  /** Whether somebody can run the back office. */
  hasAdmin(): Promise<boolean>;
  /** What is due every second where messages are sent; `now` stands in for the database's clock. */
  sendMessages(now?: Date): Promise<void>;
  /** What is due every ten seconds: danger signs that nobody has answered (recovery §5). */
  escalateTasks(): Promise<void>;
  /** What is due every second: files of patients that wait (clinic §7). */
  importPatients(): Promise<void>;
  /** What is due every second: exports that hospitals' systems wait for (hospital §6). */
  exportRecords(): Promise<void>;
  /** The answer to a message of HL7 v2; undefined for what is none (hospital §7). */
  answerMessage(this: void, message: Buffer, ip: string): Promise<Buffer | undefined>;
  /** What is due every second: what hospitals' systems are told of changes (hospital §8); `now` stands in for the database's clock. */
  sendWebhooks(now?: Date): Promise<void>;
  /** What is due every five seconds: a change of the facts that nobody told of, pages that could not be rendered (clinic §3). */
  compareClinic(): Promise<void>;
  /** What is due every minute: the lines of what was read of lists and refused again (AD-5, AD-6). */
  sumAudit(): Promise<void>;
  /** What is due every minute (AD-3). */
  sealAudit(): Promise<void>;
  stop(): Promise<void>;
}

/** The composition root. */
export async function compose(dependencies: Dependencies): Promise<Application> {
  const { config, database, logger, clock } = dependencies;
  const { pool } = database;
  const { em } = database.orm;
  const { limits } = config;
  const { parts, auditSums, identity, patients, messaging, recovery, hospitals } = composeModules(dependencies);
  const { importWorker } = patients;
  const { messageWorker } = messaging;
  const { bulkWorker, webhookWorker, exchangeLog, messageEndpoint } = hospitals;

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
  await pageRenderer.update(); // so that an open clinic's first visitor after a restart does not see the closed one's number
  const health: Health = { draining: false, databaseAnswers: () => database.answers() };
  const app = createApp({
    config,
    logger,
    em,
    health,
    authenticate: identity.authenticate,
    docs: docs(contract, openApi, { integrators: readGuide('integrators.md'), hospitals: readGuide('hospital.md') }),
    graphql,
    routes,
    site,
    external: hospitals.external,
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
    sendMessages: (now) => messageWorker.sendDue(now),
    escalateTasks: recovery.escalateTasks,
    importPatients: () => importWorker.importWaiting(),
    answerMessage: (message, ip) => messageEndpoint.answer(message, ip),
    exportRecords: () => bulkWorker.exportWaiting(),
    sendWebhooks: (now) => webhookWorker.sendDue(now),
    compareClinic: () => settleAll([clinicFactsCache.compare(), pageRenderer.update()]),
    sumAudit: () => auditSums.written(),
    sealAudit: () => sealer.seal(),
    stop: async () => {
      const workers = [messageWorker, importWorker, bulkWorker, webhookWorker];
      await Promise.all([clinicFactsCache.stop(), ...workers.map((worker) => worker.stop())]);
      await Promise.all([exchangeLog.written(), auditSums.written()]);
      await graphql.stop();
    },
  };
}

const readGuide = (file: string) => guideOf(readFileSync(path.join(ROOT_DIR, 'docs', file), 'utf8'));
