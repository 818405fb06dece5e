import type { Pool } from 'pg';
import { findRecordSummary, isInvited, opensAnything } from '../../patients/index.js';
import { findPlansLeft, hasLiveProtocol } from '../../recovery/index.js';
import type { Account } from '../../platform/access/actor.js';
import { composeCharting } from '../../charting/module.js';
import { composeClinic } from '../../clinic/module.js';
import { composeHospitals } from '../../hospitals/module.js';
import { FHIR_PATH, keyReadings, recordFence, ReportSigner } from '../../hospitals/index.js';
import { composeIdentity, composeSessions } from '../../identity/module.js';
import { notifyOfLink } from '../../messaging/index.js';
import { composeMessaging } from '../../messaging/module.js';
import { importOpenings } from '../../money/index.js';
import { composeMoney } from '../../money/module.js';
import { composePatients } from '../../patients/module.js';
import { Clamd } from '../../platform/scanning/clamd.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { sealKeys } from '../../platform/audit/audit-seal.js';
import { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { FileScans } from '../../platform/scanning/file-scans.js';
import type { ModuleContext, ModuleParts } from '../../platform/modules/module-context.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { composeRecovery } from '../../recovery/module.js';
import { composeReports } from '../../reports/module.js';
import { composeScheduling } from '../../scheduling/module.js';
import { AuditResolver } from '../audit-list/audit-list.resolver.js';
import { AuditListService } from '../audit-list/audit-list.service.js';
import { ApprovalResolver } from '../approvals/approval.resolver.js';
import { ApprovalService } from '../approvals/approval.service.js';
import { carryOut } from '../approvals/carry-out.js';
import { BreachResolver } from '../breach/breach.resolver.js';
import { breachRoutes } from '../breach/breach.rest.js';
import { BreachService } from '../breach/breach.service.js';
import { DataRequestResolver } from '../data-requests/data-request.resolver.js';
import { DataRequestService } from '../data-requests/data-request.service.js';
import { DashboardResolver } from '../dashboard/dashboard.resolver.js';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { DeskResolver } from '../desk/desk.resolver.js';
import { DeskService } from '../desk/desk.service.js';
import { eraseDue } from '../erasures/erase-due.js';
import { fullExportRoutes } from '../full-export/full-export.rest.js';
import { FullExportService } from '../full-export/full-export.service.js';
import { PatientOverviewResolver } from '../patient-overview/patient-overview.resolver.js';
import { PatientOverviewService } from '../patient-overview/patient-overview.service.js';
import { ownDataRoutes } from '../own-data/own-data.rest.js';
import { OwnDataService } from '../own-data/own-data.service.js';
import { recordPdfRoutes } from '../record-pdf/record-pdf.rest.js';
import { RecordPdfService } from '../record-pdf/record-pdf.service.js';
import { paperWriter } from '../papers/paper-writer.js';
import { PaperResolver } from '../papers/paper.resolver.js';
import { PaperService } from '../papers/paper.service.js';
import { ProcessorResolver } from '../processors/processor.resolver.js';
import { processorRoutes } from '../processors/processor.rest.js';
import { ProcessorService } from '../processors/processor.service.js';
import { SearchResolver } from '../search/search.resolver.js';
import { SearchService } from '../search/search.service.js';
import { AuditCheckJob } from '../audit-check/audit-check-job.js';
import { CounterJob } from '../counters/counter-job.js';
import { notifyAdmins } from '../backup/backup-alarm.js';
import { Backups } from '../backup/backups.js';
import { BenchDayService } from '../bench/bench-day.service.js';
import { BenchListService } from '../bench/bench-list.service.js';
import { BenchPatientService } from '../bench/bench-patient.service.js';
import { BenchResolver } from '../bench/bench.resolver.js';
import { sweepNotices } from '../notices/notice.queries.js';
import { NoticeResolver } from '../notices/notice.resolver.js';
import { NoticeService } from '../notices/notice.service.js';
import { ScanJob } from '../scanning/scan-job.js';
import { sweepScans } from '../scanning/sweep-scans.js';
import { Certificates } from '../system/certificates.js';
import { productVersion } from '../system/product-version.js';
import { SystemResolver } from '../system/system.resolver.js';
import { SystemService } from '../system/system.service.js';
import type { Dependencies } from './dependencies.js';
import { composeUseCases } from './use-cases.js';

/** Documents that are sent to a patient in a clinic day. */
const PAPERS_PER_DAY = 20;

/** Composes the modules in dependency order, and injects functions of higher modules into lower ones. */
export function composeModules(dependencies: Dependencies) {
  const { config, database, logger, clock, sms, storage, backup, randomOtp, random } = dependencies;
  const { pool } = database;
  const { em } = database.orm;
  const { limits } = config;
  const signedIn = composeSessions({ config, pool, em, clock, logger });
  const isRecent = (account: Account) => signedIn.sessions.isRecent(account);
  const noteReadings = keyReadings(pool, logger);
  const { audit, auditSums, useCases } = composeUseCases({
    config,
    em,
    pool,
    limits,
    clock,
    logger,
    isRecent,
    noteReadings,
  });
  const cap = new RateLimit(pool, 'export', limits.exportsPerAdminHour, 3_600, reasonFor('TOO_MANY_EXPORTS'));
  const exporting = { gate: new ExportLimiter({ pool, audit, limits, cap }), clock, limits };
  const context: ModuleContext = {
    config,
    limits,
    pool,
    em,
    logger,
    clock,
    storage,
    scans: new FileScans(config.scanner !== undefined),
    random,
    audit,
    useCases,
    exporting,
  };

  const identity = composeIdentity(context, {
    ...signedIn,
    sms,
    randomOtp,
    findRecordSummary,
    isInvited,
    opensAnything,
    fenceOf: recordFence,
  });
  const { users, codes, otpLimits, fourEyes, userTypes } = identity;
  const clinic = composeClinic(context, { sessions: signedIn.sessions, codes, otpLimits, fourEyes });
  const signedDocuments = new ReportSigner({
    clock,
    base: config.publicUrl + FHIR_PATH,
    systemBase: config.fhirSystemBase,
    logger,
  });
  const signReports = signedDocuments.signReports;
  const patients = composePatients(context, {
    users,
    hasLivePlan: hasLiveProtocol,
    signReports,
    books: importOpenings,
  });
  const scheduling = composeScheduling(context, { sessions: signedIn.sessions, findPlansLeft });
  const money = composeMoney(context, { notify: notifyOfLink });
  const messaging = composeMessaging(context, { sms, users });
  const recovery = composeRecovery(context, { sms });
  const hospitals = composeHospitals(context, signedDocuments);
  const charting = composeCharting(context);
  const reports = composeReports(context, messaging);
  const { isMailOn, mailWriters } = messaging;
  for (const kind of ['DOCUMENT', 'EXERCISE_SHEET'] as const) mailWriters.add(kind, paperWriter(em));
  const paperCap = new RateLimit(pool, 'paper', PAPERS_PER_DAY, 86_400, reasonFor('TOO_MANY_PAPERS'));
  const sending = { clock, publicUrl: config.publicUrl, isMailOn, cap: paperCap };
  const backups = backup && new Backups({ place: backup, em, pool, logger, clock });
  const scanning =
    config.scanner &&
    new JobRunner(new ScanJob({ em, storage, clock, logger, audit, scanner: new Clamd(config.scanner) }), {
      em,
      logger,
    });
  const auditAlarm = (misfit: string) =>
    notifyAdmins(em, 'AUDIT', `The audit trail does not verify. ${misfit}`, clock.now());
  const checking = new AuditCheckJob({ pool, keys: sealKeys(config.auditSecrets), logger, alarm: auditAlarm });
  const auditChecks = new JobRunner(checking, { em, logger });
  const counterAlarm = (misfit: string) =>
    notifyAdmins(em, 'COUNTERS', `Counts of lists do not fit their rows. ${misfit}`, clock.now());
  const counters = new JobRunner(new CounterJob({ pool, logger, alarm: counterAlarm }), { em, logger });
  const folders = { data: config.dataDir, backups: backup?.dir };
  const jobs = () => parts.flatMap(({ jobs: ofPart = [] }) => ofPart);
  const system = new SystemService(useCases, {
    pool,
    em,
    clock,
    version: productVersion(),
    jobs,
    folders,
    isScanning: config.scanner !== undefined,
    certificates: new Certificates([config.publicUrl]),
  });
  const { staff, staffChanges, settings } = clinic;
  const carriedOut = carryOut({ staff, staffChanges, settings, userTypes, sessions: identity.sessionService });
  const approvals = new ApprovalService(useCases, { clock, fourEyes, carryOut: carriedOut });
  const breaches = new BreachService(useCases, { gate: exporting.gate, clock, sums: auditSums });
  const processors = new ProcessorService(useCases, { settings: config, gate: exporting.gate, clock });
  const own: ModuleParts = {
    jobs: [backups?.runner, scanning, auditChecks, counters].filter((job) => job !== undefined),
    resolvers: [
      new SystemResolver(system),
      new BreachResolver(breaches),
      new ProcessorResolver(processors),
      new ApprovalResolver(approvals),
      new DashboardResolver(new DashboardService(useCases, clock)),
      new AuditResolver(new AuditListService(useCases)),
      new PatientOverviewResolver(new PatientOverviewService(useCases, clock, patients.patients)),
      new DeskResolver(new DeskService(useCases, clock, patients.patients)),
      new BenchResolver(
        new BenchDayService(useCases, clock, patients.patients),
        new BenchListService(useCases, clock, patients.patients),
        new BenchPatientService(useCases, clock, patients.patients),
      ),
      new SearchResolver(new SearchService(useCases, clock)),
      new NoticeResolver(new NoticeService(useCases, clock)),
      new PaperResolver(new PaperService(useCases, sending)),
      new DataRequestResolver(new DataRequestService(useCases, sending)),
    ],
    routes: [
      ...breachRoutes(breaches),
      ...processorRoutes(processors),
      ...recordPdfRoutes(new RecordPdfService(useCases, clock, patients.patients)),
      ...fullExportRoutes(
        new FullExportService(useCases, { pool, audit, storage, clock, logger, fourEyes, cap: fullExportCap(pool) }),
      ),
      ...ownDataRoutes(new OwnDataService(useCases, { pool, audit, storage, clock, logger, cap: ownDataCap(pool) })),
    ],
    maintenance: () => [
      sweepNotices(pool, clock),
      sweepScans({ pool, storage, clock }),
      eraseDue({ em, audit, logger, clock }),
    ],
  };
  const modules = [identity, clinic, patients, scheduling, money, messaging, recovery, hospitals, charting, reports];
  const parts: readonly ModuleParts[] = [...modules.map((module) => module.parts), own];
  return {
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
  };
}

/** Limits the full exports of an admin: three a day. */
const fullExportCap = (pool: Pool) => new RateLimit(pool, 'full-export', 3, 86_400, reasonFor('TOO_MANY_FULL_EXPORTS'));

/** Limits the archives of a patient's own data: three a day. */
const ownDataCap = (pool: Pool) => new RateLimit(pool, 'own-data', 3, 86_400, reasonFor('TOO_MANY_OWN_DATA'));
