import type { EntityManager } from '@mikro-orm/postgresql';
import { Router } from 'express';
import { beforeCommit } from '../platform/db/before-commit.js';
import { reasonFor } from '../platform/errors/reason.js';
import { KeyRing } from '../platform/keys/key-ring.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { OutboundHttp } from '../platform/outbound/outbound-http.js';
import { AbhaResolver } from './abha/abha.resolver.js';
import { AbhaService } from './abha/abha.service.js';
import { DataConsent } from './data-consents/data-consent.entity.js';
import { DataConsentResolver } from './data-consents/data-consent.resolver.js';
import { DataConsentService } from './data-consents/data-consent.service.js';
import { RecordReaderResolver } from './data-consents/record-reader.resolver.js';
import { RecordReaderService } from './data-consents/record-reader.service.js';
import { DocumentFiles } from './documents/document-files.js';
import { DocumentResolver } from './documents/document.resolver.js';
import { documentRoutes } from './documents/document.rest.js';
import { DocumentService } from './documents/document.service.js';
import { ExternalDocumentService } from './documents/external-document.service.js';
import { HospitalDocument } from './documents/hospital-document.entity.js';
import { ExchangeInspectionResolver } from './exchange-inspection/exchange-inspection.resolver.js';
import { ExchangeInspectionService } from './exchange-inspection/exchange-inspection.service.js';
import { ExchangeLog, sweepExchanges } from './exchanges/exchange-log.js';
import { ExchangeResolver } from './exchanges/exchange.resolver.js';
import { ExchangeService } from './exchanges/exchange.service.js';
import { RejectionLog } from './exchanges/rejection-log.js';
import { ExternalRecordService } from './external-records/external-record.service.js';
import { BulkJob } from './fhir/bulk/bulk-job.js';
import { BulkService } from './fhir/bulk/bulk.service.js';
import { FhirWrites } from './fhir/fhir-writes.service.js';
import { FhirHistory } from './fhir/history.service.js';
import { FhirService } from './fhir/fhir.service.js';
import { fileQueue, PLACES } from './fhir/file-queue.js';
import { FHIR_PATH, fhirRouter, fhirFailures } from './fhir/router.js';
import { keepMissing, keepVersions } from './fhir/versions.queries.js';
import { writersOf } from './fhir/writers.js';
import { AdtService } from './hl7v2/adt.service.js';
import { Hl7Source } from './hl7v2/hl7-source.entity.js';
import { Hl7SourceResolver } from './hl7v2/hl7-source.resolver.js';
import { Hl7SourceService } from './hl7v2/hl7-source.service.js';
import { MergeService } from './hl7v2/merge.service.js';
import { MessageEndpoint } from './hl7v2/message-endpoint.js';
import { MessageProcessor } from './hl7v2/message-processor.js';
import { emptyOldMessages } from './hl7v2/message-store.js';
import { SiuService } from './hl7v2/siu.service.js';
import { ExternalReferralService } from './referrals/external-referral.service.js';
import type { ReportSigner, WaitingReports } from './signed-documents/report-signer.js';
import { SignJob } from './signed-documents/sign-job.js';
import { Referral } from './referrals/referral.entity.js';
import { ReferralResolver } from './referrals/referral.resolver.js';
import { ReferralService } from './referrals/referral.service.js';
import { AccessTokens } from './smart-clients/access-tokens.js';
import { ClientSignIn, sweepAssertions } from './smart-clients/client-sign-in.js';
import { KeySets } from './smart-clients/key-sets.js';
import { ReadinessResolver } from './smart-clients/readiness.resolver.js';
import { ReadinessService } from './smart-clients/readiness.service.js';
import { SmartClient } from './smart-clients/smart-client.entity.js';
import { SmartClientResolver } from './smart-clients/smart-client.resolver.js';
import { SmartClientService } from './smart-clients/smart-client.service.js';
import { TOKEN_PATH, tokenEndpoint, tokenFailures } from './smart-clients/token-endpoint.js';
import { sweepDeliveries } from './webhooks/deliveries.queries.js';
import { WebhookEndpoint } from './webhooks/webhook-endpoint.entity.js';
import { WebhookJob } from './webhooks/webhook-job.js';
import { WebhookResolver } from './webhooks/webhook.resolver.js';
import { WebhookSecrets } from './webhooks/webhook-secret.js';
import { WebhookService } from './webhooks/webhook.service.js';

/** Entities of this module. */
export const entities = [SmartClient, DataConsent, Referral, HospitalDocument, Hl7Source, WebhookEndpoint];

/** A day in milliseconds. */
const DAY = 86_400_000;

/** Composes the module of external systems: FHIR, bulk exports, HL7 v2, webhooks and consents. */
export function composeHospitals(context: ModuleContext, reportSigner: ReportSigner) {
  const { config, pool, em, limits, clock, logger, storage, scans, random, audit, useCases } = context;
  const { publicUrl, fhirSystemBase: systemBase, smartSigningKeys } = config;
  const secrets = new KeyRing(smartSigningKeys);
  const webhookSecrets = new WebhookSecrets(secrets);
  const base = publicUrl + FHIR_PATH;
  const tokenUrl = publicUrl + TOKEN_PATH;
  const hosts = new OutboundHttp(config.outboundAllow);
  const exchangeLog = new ExchangeLog(pool, logger);
  const rejectionLog = new RejectionLog(exchangeLog, clock);
  const tokens = new AccessTokens({ pool, clock, secrets, issuer: publicUrl, audience: base });
  const files = new DocumentFiles({ em, storage, clock });
  const documents = new DocumentService(useCases, { files, clock });
  const signingIn = { keySets: new KeySets(hosts, clock), tokens, tokenUrl, tokensMinute: limits.smartTokensMinute };
  const clientSignIn = new ClientSignIn({ pool, clock, audit, rejectionLog, ...signingIn });
  const perClientMinute = limits.smartRequestsMinute;
  const cap = new RateLimit(pool, 'smart-requests', perClientMinute, 60, reasonFor('CLIENT_TOO_OFTEN'));
  const perClientDay = limits.documentKilobytesPerClientDay;
  const dailyCap = new RateLimit(pool, 'document', perClientDay, 86_400, reasonFor('TOO_MANY_DOCUMENTS'));

  const signWaiting = (em: EntityManager, of: WaitingReports) => reportSigner.signWaiting(em, of);
  const settings = { clock, base, systemBase, fileAt: (key: string) => files.read(key), signWaiting };
  const service = new FhirService(useCases, settings);
  const history = new FhirHistory(useCases, service, base);
  beforeCommit(em, keepVersions);
  const keepPresent = (since: Date | null) => keepMissing(em.fork(), since);
  const writers = writersOf({
    records: new ExternalRecordService(useCases, clock),
    referrals: new ExternalReferralService(useCases, clock),
    documents: new ExternalDocumentService(useCases, {
      files,
      scans,
      clock,
      dailyCap,
      megabytes: limits.fileMegabytesPerPatient,
    }),
  });
  const writes = new FhirWrites(useCases, service, writers, settings);
  const bulk = new BulkService(useCases, storage);
  const fhir = {
    service,
    writes,
    history,
    bulk,
    tokens,
    cap,
    exchanges: exchangeLog,
    rejectionLog,
    publicUrl,
    tokenUrl,
  };
  const router = Router().use(tokenEndpoint(clientSignIn), fhirRouter({ ...fhir, inTurn: fileQueue(PLACES) }));

  const messages = new MessageProcessor(
    em,
    new AdtService(useCases, clock),
    new MergeService(useCases, clock),
    new SiuService(useCases, clock),
  );
  const messageEndpoint = new MessageEndpoint({ messages, exchanges: exchangeLog, rejectionLog, clock, logger });
  const keepHours = limits.bulkKeepHours;
  const bulkJob = new BulkJob({ em, audit, storage, logger, mapping: { systemBase }, keepHours, signWaiting });
  const bulkRunner = new JobRunner(bulkJob, { em, logger });
  const signRunner = new JobRunner(new SignJob({ em, logger, signer: reportSigner }), { em, logger });
  const retrySeconds = config.webhookRetrySeconds;
  const sending = { hosts, exchanges: exchangeLog, secrets: webhookSecrets, retrySeconds, random };
  const webhookRunner = new JobRunner(new WebhookJob({ em, pool, logger, ...sending }), { em, logger });
  return {
    exchangeLog,
    messageEndpoint,
    bulkRunner,
    webhookRunner,
    keepPresent,
    external: {
      router,
      failures: new Map([
        ['/fhir', fhirFailures(logger)],
        [TOKEN_PATH, tokenFailures(logger)],
      ]),
    },
    parts: {
      resolvers: [
        new SmartClientResolver(new SmartClientService(useCases, { hosts, tokens, clock })),
        new ReadinessResolver(new ReadinessService(useCases, { clock, tokens, publicUrl, systemBase })),
        new AbhaResolver(new AbhaService(useCases)),
        new DataConsentResolver(new DataConsentService(useCases)),
        new RecordReaderResolver(new RecordReaderService(useCases, exchangeLog)),
        new ExchangeResolver(new ExchangeService(useCases, exchangeLog)),
        new ExchangeInspectionResolver(new ExchangeInspectionService(useCases, { log: exchangeLog, messageEndpoint })),
        new ReferralResolver(new ReferralService(useCases, clock)),
        new DocumentResolver(documents),
        new Hl7SourceResolver(new Hl7SourceService(useCases, { systemBase, clock })),
        new WebhookResolver(new WebhookService(useCases, { hosts, secrets: webhookSecrets, clock })),
      ],
      routes: documentRoutes(documents),
      jobs: [bulkRunner, webhookRunner, signRunner],
      maintenance: () => [
        files.sweep(),
        sweepAssertions(pool),
        sweepExchanges(pool),
        emptyOldMessages(pool),
        sweepDeliveries(pool),
        webhookSecrets.reseal(pool),
        bulkJob.sweep(),
        keepPresent(new Date(clock.now().getTime() - DAY)),
      ],
    } satisfies ModuleParts,
  };
}
