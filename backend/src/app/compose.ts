import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Express } from 'express';
import { ApiKeyAuthenticator } from '../identity/api-keys/api-key-authenticator.js';
import { ApiKeyQuota } from '../identity/api-keys/api-key-quota.js';
import { keyCost } from '../identity/api-keys/key-cost.js';
import { authenticate } from '../identity/auth/authenticate.js';
import { sealKeys } from '../platform/audit/audit-seal.js';
import { AuditSealer } from '../platform/audit/audit-sealer.js';
import { watchCodes } from '../identity/auth/otp-watch.js';
import { sessionMiddleware } from '../identity/auth/session.js';
import { siteFacts } from '../clinic/settings/clinic-facts.js';
import { ClinicFactsCache } from '../clinic/settings/clinic-facts-cache.js';
import { hospitalEndpoints, resolversOf, routesOf } from './composition/endpoints.js';
import type { Dependencies } from './composition/dependencies.js';
import { composeServices } from './composition/services.js';
import { ROOT_DIR } from '../platform/config.js';
import { escalateTasks } from '../recovery/danger-signs/escalate-tasks.js';
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
import { BulkWorker } from '../hospitals/fhir/bulk/bulk-worker.js';
import { emptyOldMessages } from '../hospitals/hl7v2/message-store.js';
import { ImportWorker } from '../patients/imports/import-worker.js';
import { sweepExchanges } from '../hospitals/exchanges/exchange-log.js';
import { sweepIdempotencyKeys } from '../platform/idempotency/sweep-idempotency-keys.js';
import { sweepContactMessages } from '../messaging/inbox/sweep-contact-messages.js';
import { templateEnvironment } from '../clinic/message-templates/message-template.js';
import { MessageWorker } from '../messaging/messages/message-worker.js';
import { sweepMessages } from '../messaging/messages/sweep-messages.js';
import { bookMissingRefunds } from '../money/payments/book-missing-refunds.js';
import { NightlyReconciliation } from '../recovery/reconciliation/nightly-reconciliation.js';
import { sweepAssertions } from '../hospitals/smart-clients/client-sign-in.js';
import { hasLiveAdmin } from '../identity/admins/live-admins.js';
import { settleAll } from '../platform/turns/settle-all.js';
import { sweepDeliveries } from '../hospitals/webhooks/deliveries.queries.js';
import { WebhookWorker } from '../hospitals/webhooks/webhook-worker.js';

/** The composed application. */
export interface Application {
  app: Express;
  health: Health;
  /** The REST routes, for those who check that none is forgotten. */
  routes: RestRoute[];
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
  /** What is due every ten seconds: danger signs that wait for somebody who was not told (recovery §5). */
  tellOfSigns(): Promise<void>;
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
export async function compose(outside: Dependencies): Promise<Application> {
  const { config, database, logger, clock, sms } = outside;
  const { pool } = database;
  const { em } = database.orm;
  const { limits } = config;
  const services = composeServices(outside);
  const { sessions, devices, avatars, documentFiles, audit } = services;

  const contract = readContract(path.join(ROOT_DIR, 'schema'));
  const schema = buildSchema(contract, resolversOf(services));
  const apiKeyQuota = new ApiKeyQuota(pool, limits);
  const graphql = createGraphQLServer(schema, logger, limits, [keyCost(apiKeyQuota)]);
  await graphql.start();
  const routes = routesOf(services);
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
    authenticate: authenticate({
      sessionMiddleware: devices.behind(sessionMiddleware(config, pool, logger)),
      sessions,
      apiKeys: new ApiKeyAuthenticator(pool),
      apiKeyQuota,
    }),
    docs: docs(contract, openApi, { integrators: readGuide('integrators.md'), hospitals: readGuide('hospital.md') }),
    graphql,
    routes,
    site,
    external: hospitalEndpoints(services, config.publicUrl, logger),
  });
  const exporter = new BulkWorker({
    em,
    storage: outside.storage,
    logger,
    mapping: { systemBase: config.fhirSystemBase },
    keepHours: limits.bulkKeepHours,
  });
  const nights = new NightlyReconciliation({ pool, clock, logger });
  const runMaintenance = async () => {
    await settleAll([
      avatars.sweep(),
      documentFiles.sweep(),
      watchCodes(pool, services.alarm),
      devices.sweep(),
      sweepIdempotencyKeys(pool),
      sweepContactMessages(pool, clock),
      sweepMessages(pool, clock),
      bookMissingRefunds(pool),
      nights.compareWhenDue(),
      sweepAssertions(pool),
      sweepExchanges(pool),
      emptyOldMessages(pool),
      sweepDeliveries(pool),
      exporter.sweep(),
    ]);
  };
  const templates = templateEnvironment(config);
  const worker = new MessageWorker({ em, pool, sms, templates, retrySeconds: config.messageRetrySeconds, logger });
  const importer = new ImportWorker({ em, audit, clock, logger });
  const teller = new WebhookWorker({
    em,
    pool,
    hosts: services.hosts,
    exchanges: services.exchangeLog,
    secret: config.smartSigningKey,
    retrySeconds: config.webhookRetrySeconds,
    random: outside.random,
    logger,
  });
  const sealer = new AuditSealer({ pool, keys: sealKeys(config.auditSecrets), logger });
  return {
    app,
    health,
    routes,
    hasAdmin: () => hasLiveAdmin(em.fork()),
    runMaintenance,
    sendMessages: (now) => worker.sendDue(now),
    tellOfSigns: () => escalateTasks(em, clock, { environment: templates, isAsked: () => sms.needsTemplates }),
    importPatients: () => importer.importWaiting(),
    answerMessage: (message, ip) => services.messageEndpoint.answer(message, ip),
    exportRecords: () => exporter.exportWaiting(),
    sendWebhooks: (now) => teller.sendDue(now),
    compareClinic: () => settleAll([clinicFactsCache.compare(), pageRenderer.update()]),
    sumAudit: () => services.auditSums.written(),
    sealAudit: () => sealer.seal(),
    stop: async () => {
      await Promise.all([clinicFactsCache.stop(), worker.stop(), importer.stop(), exporter.stop(), teller.stop()]);
      await Promise.all([services.exchangeLog.written(), services.auditSums.written()]);
      await graphql.stop();
    },
  };
}

const readGuide = (file: string) => guideOf(readFileSync(path.join(ROOT_DIR, 'docs', file), 'utf8'));
