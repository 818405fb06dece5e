import { ApiKeyService } from '../api-keys/api-key.service.js';
import { AuditListService } from '../audit/audit-list.service.js';
import type { Account } from '../auth/actor.js';
import { OneTimeCodes } from '../auth/one-time-codes.js';
import { Devices } from '../auth/devices.js';
import { OtpLimits } from '../auth/otp-limits.js';
import { OwnerNote } from '../auth/owner-note.js';
import { Sessions } from '../auth/session.js';
import { SessionService } from '../auth/session.service.js';
import { SignInService } from '../auth/sign-in.service.js';
import { AppointmentChangeService } from '../appointments/appointment-change.service.js';
import { AppointmentRequestService } from '../appointments/appointment-request.service.js';
import { AppointmentService } from '../appointments/appointment.service.js';
import { AvailabilityService } from '../availability/availability.service.js';
import { ChargeService } from '../charges/charge.service.js';
import { SavedFilterService } from '../saved-filters/saved-filter.service.js';
import { ClinicService } from '../clinic/clinic.service.js';
import { TaskService } from '../danger-signs/task.service.js';
import { DataConsentService } from '../data-consents/data-consent.service.js';
import { RecordReaderService } from '../data-consents/record-reader.service.js';
import { DocumentFiles } from '../documents/document-files.js';
import { DocumentService } from '../documents/document.service.js';
import { ExternalDocumentService } from '../documents/external-document.service.js';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { EntryService } from '../entries/entry.service.js';
import { ExchangeLog } from '../exchanges/exchange-log.js';
import { ExchangeInspectionService } from '../exchanges/exchange-inspection.service.js';
import { ExchangeService } from '../exchanges/exchange.service.js';
import { RejectionLog } from '../exchanges/rejection-log.js';
import { ExternalReferralService } from '../referrals/external-referral.service.js';
import { ReferralService } from '../referrals/referral.service.js';
import { BulkService } from '../fhir/bulk/bulk.service.js';
import { FhirService } from '../fhir/fhir.service.js';
import { FhirWrites } from '../fhir/fhir-writes.service.js';
import { writersOf } from '../fhir/writers.js';
import { FHIR_PATH } from '../fhir/router.js';
import { ExportLimiter } from '../exports/export-limiter.js';
import { AdtService } from '../hl7v2/adt.service.js';
import { Hl7SourceService } from '../hl7v2/hl7-source.service.js';
import { MergeService } from '../hl7v2/merge.service.js';
import { MessageEndpoint } from '../hl7v2/message-endpoint.js';
import { MessageProcessor } from '../hl7v2/message-processor.js';
import { SiuService } from '../hl7v2/siu.service.js';
import { PatientImportService } from '../imports/patient-import.service.js';
import { ContactCaps } from '../inbox/contact-caps.js';
import { ContactService } from '../inbox/contact.service.js';
import { GateService } from '../gate/gate.service.js';
import { FormTokens } from '../inbox/form-token.js';
import { InboxService } from '../inbox/inbox.service.js';
import { MeasurementService } from '../measurements/measurement.service.js';
import { AcceptService } from '../missed/accept.service.js';
import { MissedService } from '../missed/missed.service.js';
import { MessagePreferencesService } from '../messages/message-preferences.service.js';
import { templateEnvironment } from '../messages/message-template.js';
import { DeliveryReceiptService } from '../messages/receipt.service.js';
import { MessageService } from '../messages/message.service.js';
import { CarePlanService } from '../patients/care-plan.service.js';
import { DeletedPatientService } from '../patients/deleted-patient.service.js';
import { PatientDeskService } from '../patients/patient-desk.service.js';
import { PatientListExportService } from '../patients/patient-list-export.service.js';
import { OutboundHttp } from '../outbound/outbound-http.js';
import { AccessTokens } from '../smart-clients/access-tokens.js';
import { ClientSignIn } from '../smart-clients/client-sign-in.js';
import { KeySets } from '../smart-clients/key-sets.js';
import { ReadinessService } from '../smart-clients/readiness.service.js';
import { SecurityAlarm } from '../security-notices/security-alarm.js';
import { SecurityNoticeService } from '../security-notices/security-notice.service.js';
import { SmartClientService } from '../smart-clients/smart-client.service.js';
import { TOKEN_PATH } from '../smart-clients/token-endpoint.js';
import { PatientExportService } from '../patients/patient-export.service.js';
import { PatientOverviewService } from '../patients/patient-overview.service.js';
import { ExternalRecordService } from '../patients/external-record.service.js';
import { PatientService } from '../patients/patient.service.js';
import { PaymentChangeService } from '../payments/payment-change.service.js';
import { PaymentListExportService } from '../payments/payment-list-export.service.js';
import { PaymentExportService } from '../payments/payment-export.service.js';
import { PaymentService } from '../payments/payment.service.js';
import { PhysiotherapistService } from '../physiotherapists/physiotherapist.service.js';
import { PhysiotherapistTimesService } from '../physiotherapists/times.service.js';
import { ProtocolService } from '../protocols/protocol.service.js';
import { RefundService } from '../payments/refund.service.js';
import { PaymentReceiptService } from '../receipts/payment-receipt.service.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';
import { CareTeamService } from '../recovery/care-team.service.js';
import { CorrectionService } from '../recovery/correction.service.js';
import { PlanChangeService } from '../recovery/plan-change.service.js';
import { UnderCareService } from '../patients-under-care/under-care.service.js';
import { PlanService } from '../recovery/plan.service.js';
import { SessionEventService } from '../recovery/session-event.service.js';
import { TodayService } from '../recovery/today.service.js';
import { RateLimit } from '../limits/rate-limit.js';
import { reasonFor, type Reason } from '../reasons/reason.js';
import { SearchService } from '../search/search.service.js';
import { DepartureService } from '../staff/departure.service.js';
import { StaffChangeService } from '../staff/staff-change.service.js';
import { StaffService } from '../staff/staff.service.js';
import { AccountListService } from '../users/account-list.service.js';
import { AccountService } from '../users/account.service.js';
import { Accounts } from '../users/accounts.js';
import { Avatars } from '../users/avatars.js';
import { ProfileService } from '../users/profile.service.js';
import { UserService } from '../users/user.service.js';
import { WebhookService } from '../webhooks/webhook.service.js';
import type { Dependencies } from './dependencies.js';
import { composeUseCases } from './use-cases.js';

/** Every service of the application, by its name: what the doors and the housekeeping are made of. */
export type Services = ReturnType<typeof composeServices>;

/** The only place that says `new` of a service. */
export function composeServices({ config, database, logger, clock, sms, storage, randomOtp }: Dependencies) {
  const { pool } = database;
  const { em } = database.orm;
  const { limits } = config;
  const devices = new Devices(pool, config);
  const sessions = new Sessions(pool, config, devices, logger);
  const isRecent = (account: Account) => sessions.isRecent(account);
  const { audit, auditSums, useCases } = composeUseCases({ em, pool, limits, clock, logger, isRecent });
  const accounts = new Accounts(clock);
  const alarm = new SecurityAlarm({ em, clock, logger });
  const otpLimits = new OtpLimits(pool, limits, alarm);
  const codes = new OneTimeCodes({ em, limits, pepper: config.otpPepper, randomOtp });
  const ownerNote = new OwnerNote({ em, audit, accounts, otpLimits, clock, logger });
  const signIn = new SignInService({
    em,
    useCases,
    audit,
    accounts,
    limits,
    codes,
    otpLimits,
    devices,
    ownerNote,
    sms,
    hidesAdmins: config.hidesAdmins,
    clock,
    logger,
  });
  const users = new UserService(em, useCases, codes);
  const patients = new PatientService(useCases, clock);
  const cap = (name: string, points: number, seconds: number, reason: Reason) =>
    new RateLimit(pool, name, points, seconds, reason);
  const exportCap = cap('export', limits.exportsPerAdminHour, 3_600, reasonFor('TOO_MANY_EXPORTS'));
  const importCap = cap('import', limits.importsPerAdminHour, 3_600, reasonFor('TOO_MANY_IMPORTS'));
  const documentCap = cap('document', limits.documentKilobytesPerClientDay, 86_400, reasonFor('TOO_MANY_DOCUMENTS'));
  const uploadCap = cap('upload', limits.uploadsPerUserDay, 86_400, reasonFor('TOO_MANY_PHOTOS'));
  const exportLimiter = new ExportLimiter({ pool, audit, limits, cap: exportCap });
  const exporting = { gate: exportLimiter, clock, limits };
  const patientListExports = new PatientListExportService(useCases, exporting);
  const avatars = new Avatars(useCases, { em, storage, cap: uploadCap, clock });
  const ownAccounts = new AccountService({
    em,
    useCases,
    audit,
    users,
    avatars,
    sessions,
    codes,
    otpLimits,
    ownerNote,
    sms,
    clock,
    logger,
  });
  const appointments = new AppointmentService(useCases, clock);
  const appointmentChanges = new AppointmentChangeService(useCases, clock);
  const physiotherapists = new PhysiotherapistService(useCases, clock);
  const payments = new PaymentService(useCases, clock);
  const paymentExports = new PaymentExportService(useCases, exportLimiter);
  const templates = templateEnvironment(config);
  const clinic = new ClinicService(useCases, { clock, sampleData: config.sampleData, templates });
  const tokens = new FormTokens(config, clock);
  const contact = new ContactService(useCases, { clock, tokens, caps: new ContactCaps(pool, limits) });
  const dashboard = new DashboardService(useCases, clock);
  const { publicUrl, fhirSystemBase: systemBase } = config;
  const tokenUrl = publicUrl + TOKEN_PATH;
  const accessTokens = new AccessTokens({
    pool,
    clock,
    secret: config.smartSigningKey,
    issuer: publicUrl,
    audience: publicUrl + FHIR_PATH,
  });
  const exchangeLog = new ExchangeLog(pool, logger);
  const rejectionLog = new RejectionLog(exchangeLog, clock);
  const hosts = new OutboundHttp(config.outboundAllow);
  const documentFiles = new DocumentFiles({ em, storage, clock });
  const fileAt = (key: string) => documentFiles.read(key);
  const fhirSettings = { clock, base: publicUrl + FHIR_PATH, systemBase, fileAt };
  const fhir = new FhirService(useCases, fhirSettings);
  const writers = writersOf({
    records: new ExternalRecordService(useCases, clock),
    referrals: new ExternalReferralService(useCases, clock),
    documents: new ExternalDocumentService(useCases, { files: documentFiles, clock, dailyCap: documentCap }),
  });
  const clientSignIn = new ClientSignIn({
    pool,
    clock,
    audit,
    rejectionLog,
    keySets: new KeySets(hosts, clock),
    tokens: accessTokens,
    tokenUrl,
    tokensMinute: limits.smartTokensMinute,
  });
  const messages = new MessageProcessor(
    em,
    new AdtService(useCases, clock),
    new MergeService(useCases, clock),
    new SiuService(useCases, clock),
  );
  const messageEndpoint = new MessageEndpoint({ messages, exchanges: exchangeLog, rejectionLog, clock, logger });
  return {
    accessTokens,
    clientSignIn,
    clientCap: cap('smart-requests', limits.smartRequestsMinute, 60, reasonFor('CLIENT_TOO_OFTEN')),
    fhir,
    fhirWrites: new FhirWrites(useCases, fhir, writers, fhirSettings),
    documentFiles,
    documents: new DocumentService(useCases, { files: documentFiles, clock }),
    bulk: new BulkService(useCases, storage),
    smartClients: new SmartClientService(useCases, { hosts, tokens: accessTokens, clock }),
    readiness: new ReadinessService(useCases, { clock, tokens: accessTokens, publicUrl, systemBase }),
    dataConsents: new DataConsentService(useCases),
    recordReaders: new RecordReaderService(useCases, exchangeLog),
    exchangeLog,
    rejectionLog,
    exchanges: new ExchangeService(useCases, exchangeLog),
    hosts,
    referrals: new ReferralService(useCases, clock),
    hl7Sources: new Hl7SourceService(useCases, { systemBase, clock }),
    messageEndpoint,
    exchangeInspection: new ExchangeInspectionService(useCases, { log: exchangeLog, messageEndpoint }),
    webhooks: new WebhookService(useCases, { hosts, secret: config.smartSigningKey, clock }),
    audit,
    auditSums,
    devices,
    sessions,
    users,
    signIn,
    patients,
    patientExports: new PatientExportService(useCases, exporting),
    patientListExports,
    patientImports: new PatientImportService(useCases, { clock, cap: importCap }),
    carePlans: new CarePlanService(useCases, clock, patients),
    avatars,
    profiles: new ProfileService(useCases, { clock, users, sessions }),
    ownAccounts,
    appointments,
    appointmentChanges,
    physiotherapists,
    payments,
    paymentChanges: new PaymentChangeService(useCases, clock),
    charges: new ChargeService(useCases, clock),
    savedFilters: new SavedFilterService(useCases, clock),
    refunds: new RefundService(useCases, clock),
    paymentReceipts: new PaymentReceiptService(useCases, clock),
    paymentExports,
    paymentListExports: new PaymentListExportService(useCases, exporting),
    clinic,
    contact,
    dashboard,
    securityNotices: new SecurityNoticeService(useCases, clock),
    alarm,
    sessionAccounts: new SessionService(useCases, { clock, sessions, users }),
    auditList: new AuditListService(useCases),
    accountList: new AccountListService(useCases, clock),
    apiKeys: new ApiKeyService(useCases, { limits, clock }),
    deletedPatients: new DeletedPatientService(useCases, clock),
    appointmentRequests: new AppointmentRequestService(useCases, clock, limits),
    availability: new AvailabilityService(useCases, clock),
    physiotherapistTimes: new PhysiotherapistTimesService(useCases, clock),
    inbox: new InboxService(useCases),
    messages: new MessageService(useCases, clock),
    messagePreferences: new MessagePreferencesService(useCases),
    patientDesk: new PatientDeskService(useCases, clock),
    patientOverviews: new PatientOverviewService(useCases, clock, patients),
    protocols: new ProtocolService(useCases),
    plans: new PlanService(useCases, clock),
    reconciliations: new ReconciliationService(useCases, { pool, clock }),
    missed: new MissedService(useCases, clock),
    accepts: new AcceptService(useCases, clock),
    careTeams: new CareTeamService(useCases, clock),
    planChanges: new PlanChangeService(useCases, clock),
    corrections: new CorrectionService(useCases, clock),
    sessionEvents: new SessionEventService(useCases),
    today: new TodayService(useCases, clock),
    underCare: new UnderCareService(useCases, clock),
    entries: new EntryService(useCases, clock),
    measurements: new MeasurementService(useCases, clock),
    gates: new GateService(useCases, clock),
    tasks: new TaskService(useCases, { clock, publicUrl: config.publicUrl }),
    search: new SearchService(useCases, clock),
    staff: new StaffService(useCases, { clock }),
    staffChanges: new StaffChangeService(useCases, { clock, sessions, codes, otpLimits }),
    departures: new DepartureService(useCases, clock),
    smsReceipts: new DeliveryReceiptService(useCases, clock, config.smsReceiptSecret),
  };
}
