import { ApiKeyService } from '../../identity/api-keys/api-key.service.js';
import { AuditListService } from '../audit-list/audit-list.service.js';
import type { Account } from '../../platform/access/actor.js';
import { OneTimeCodes } from '../../identity/auth/one-time-codes.js';
import { Devices } from '../../identity/auth/devices.js';
import { OtpLimits } from '../../identity/auth/otp-limits.js';
import { OwnerNote } from '../../identity/auth/owner-note.js';
import { Sessions } from '../../identity/auth/session.js';
import { SessionService } from '../../identity/auth/session.service.js';
import { SignInService } from '../../identity/auth/sign-in.service.js';
import { AppointmentChangeService } from '../../scheduling/appointments/appointment-change.service.js';
import { AppointmentRequestService } from '../../scheduling/appointments/appointment-request.service.js';
import { AppointmentService } from '../../scheduling/appointments/appointment.service.js';
import { FreeSlotService } from '../../scheduling/free-slots/free-slot.service.js';
import { LeaveService } from '../../scheduling/absences/leave.service.js';
import { ChargeService } from '../../money/charges/charge.service.js';
import { SavedFilterService } from '../../patients/saved-filters/saved-filter.service.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { TaskService } from '../../recovery/danger-signs/task.service.js';
import { DataConsentService } from '../../hospitals/data-consents/data-consent.service.js';
import { RecordReaderService } from '../../hospitals/data-consents/record-reader.service.js';
import { DocumentFiles } from '../../hospitals/documents/document-files.js';
import { DocumentService } from '../../hospitals/documents/document.service.js';
import { ExternalDocumentService } from '../../hospitals/documents/external-document.service.js';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { EntryService } from '../../recovery/entries/entry.service.js';
import { ExchangeLog } from '../../hospitals/exchanges/exchange-log.js';
import { ExchangeInspectionService } from '../../hospitals/exchange-inspection/exchange-inspection.service.js';
import { ExchangeService } from '../../hospitals/exchanges/exchange.service.js';
import { RejectionLog } from '../../hospitals/exchanges/rejection-log.js';
import { ExternalReferralService } from '../../hospitals/referrals/external-referral.service.js';
import { ReferralService } from '../../hospitals/referrals/referral.service.js';
import { BulkService } from '../../hospitals/fhir/bulk/bulk.service.js';
import { FhirService } from '../../hospitals/fhir/fhir.service.js';
import { FhirWrites } from '../../hospitals/fhir/fhir-writes.service.js';
import { writersOf } from '../../hospitals/fhir/writers.js';
import { FHIR_PATH } from '../../hospitals/fhir/router.js';
import { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { AdtService } from '../../hospitals/hl7v2/adt.service.js';
import { Hl7SourceService } from '../../hospitals/hl7v2/hl7-source.service.js';
import { MergeService } from '../../hospitals/hl7v2/merge.service.js';
import { MessageEndpoint } from '../../hospitals/hl7v2/message-endpoint.js';
import { MessageProcessor } from '../../hospitals/hl7v2/message-processor.js';
import { SiuService } from '../../hospitals/hl7v2/siu.service.js';
import { PatientImportService } from '../../patients/imports/patient-import.service.js';
import { ContactCaps } from '../../messaging/inbox/contact-caps.js';
import { ContactService } from '../../messaging/inbox/contact.service.js';
import { GateService } from '../../recovery/gate/gate.service.js';
import { FormTokens } from '../../messaging/inbox/form-token.js';
import { InboxService } from '../../messaging/inbox/inbox.service.js';
import { MeasurementService } from '../../recovery/measurements/measurement.service.js';
import { AcceptService } from '../../recovery/missed/accept.service.js';
import { MissedService } from '../../recovery/missed/missed.service.js';
import { MessagePreferencesService } from '../../messaging/messages/message-preferences.service.js';
import { templateEnvironment } from '../../clinic/message-templates/message-template.js';
import { DeliveryReceiptService } from '../../messaging/messages/receipt.service.js';
import { MessageService } from '../../messaging/messages/message.service.js';
import { CarePlanService } from '../../patients/records/care-plan.service.js';
import { DeletedPatientService } from '../../patients/records/deleted-patient.service.js';
import { PatientDeskService } from '../../patients/records/patient-desk.service.js';
import { PatientListExportService } from '../../patients/records/patient-list-export.service.js';
import { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { AccessTokens } from '../../hospitals/smart-clients/access-tokens.js';
import { ClientSignIn } from '../../hospitals/smart-clients/client-sign-in.js';
import { KeySets } from '../../hospitals/smart-clients/key-sets.js';
import { ReadinessService } from '../../hospitals/smart-clients/readiness.service.js';
import { SecurityAlarm } from '../../identity/security-notices/security-alarm.js';
import { SecurityNoticeService } from '../../identity/security-notices/security-notice.service.js';
import { SmartClientService } from '../../hospitals/smart-clients/smart-client.service.js';
import { TOKEN_PATH } from '../../hospitals/smart-clients/token-endpoint.js';
import { PatientExportService } from '../../patients/records/patient-export.service.js';
import { PatientOverviewService } from '../patient-overview/patient-overview.service.js';
import { ExternalRecordService } from '../../hospitals/external-records/external-record.service.js';
import { PatientService } from '../../patients/records/patient.service.js';
import { PaymentChangeService } from '../../money/payments/payment-change.service.js';
import { PaymentListExportService } from '../../money/payments/payment-list-export.service.js';
import { PaymentExportService } from '../../money/payments/payment-export.service.js';
import { PaymentService } from '../../money/payments/payment.service.js';
import { PhysiotherapistService } from '../../clinic/physiotherapists/physiotherapist.service.js';
import { PhysiotherapistTimesService } from '../../clinic/physiotherapists/times.service.js';
import { ProtocolService } from '../../recovery/protocols/protocol.service.js';
import { RefundService } from '../../money/payments/refund.service.js';
import { PaymentReceiptService } from '../../money/receipts/payment-receipt.service.js';
import { ReconciliationService } from '../../recovery/reconciliation/reconciliation.service.js';
import { findPlansLeft } from '../../recovery/ledger/plans-left.queries.js';
import { CareTeamService } from '../../recovery/plans/care-team.service.js';
import { CorrectionService } from '../../recovery/plans/correction.service.js';
import { hasLivePlan } from '../../recovery/ledger/has-live-plan.js';
import { PlanChangeService } from '../../recovery/plans/plan-change.service.js';
import { UnderCareService } from '../../recovery/patients-under-care/under-care.service.js';
import { PlanService } from '../../recovery/plans/plan.service.js';
import { SessionEventService } from '../../recovery/plans/session-event.service.js';
import { TodayService } from '../../recovery/plans/today.service.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { SearchService } from '../search/search.service.js';
import { DepartureService } from '../../scheduling/departures/departure.service.js';
import { StaffChangeService } from '../../clinic/team/staff-change.service.js';
import { StaffService } from '../../clinic/team/staff.service.js';
import { AccountListService } from '../../identity/users/account-list.service.js';
import { AccountService } from '../../identity/accounts/account.service.js';
import { Accounts } from '../../identity/auth/accounts.js';
import { Avatars } from '../../identity/users/avatars.js';
import { ProfileService } from '../../patients/profiles/profile.service.js';
import { UserService } from '../../identity/users/user.service.js';
import { UserTypeService } from '../../identity/accounts/user-type.service.js';
import { findRecordSummary } from '../../patients/profiles/find-record-summary.js';
import { WebhookService } from '../../hospitals/webhooks/webhook.service.js';
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
  const users = new UserService(em, useCases, codes, findRecordSummary);
  const patients = new PatientService(useCases, clock);
  const cap = (name: string, points: number, seconds: number, reason: Reason) =>
    new RateLimit(pool, name, points, seconds, reason);
  const exportCap = cap('export', limits.exportsPerAdminHour, 3_600, reasonFor('TOO_MANY_EXPORTS'));
  const importCap = cap('import', limits.importsPerAdminHour, 3_600, reasonFor('TOO_MANY_IMPORTS'));
  const documentCap = cap('document', limits.documentKilobytesPerClientDay, 86_400, reasonFor('TOO_MANY_DOCUMENTS'));
  const uploadCap = cap('upload', limits.uploadsPerUserDay, 86_400, reasonFor('TOO_MANY_PHOTOS'));
  const exportLimiter = new ExportLimiter({ pool, audit, limits, cap: exportCap });
  const exporting = { gate: exportLimiter, clock, limits };
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
  const payments = new PaymentService(useCases, clock);
  const templates = templateEnvironment(config);
  const clinic = new ClinicService(useCases, { clock, sampleData: config.sampleData, templates });
  const tokens = new FormTokens(config, clock);
  const contact = new ContactService(useCases, { clock, tokens, caps: new ContactCaps(pool, limits) });
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
    patientListExports: new PatientListExportService(useCases, exporting),
    patientImports: new PatientImportService(useCases, { clock, cap: importCap }),
    carePlans: new CarePlanService(useCases, { clock, patients, hasLivePlan }),
    avatars,
    profiles: new ProfileService(useCases, { clock, users }),
    userTypes: new UserTypeService(useCases, { clock, users, sessions }),
    ownAccounts,
    appointments,
    appointmentChanges,
    physiotherapists: new PhysiotherapistService(useCases, clock),
    payments,
    paymentChanges: new PaymentChangeService(useCases, clock),
    charges: new ChargeService(useCases, clock),
    savedFilters: new SavedFilterService(useCases, clock),
    refunds: new RefundService(useCases, clock),
    paymentReceipts: new PaymentReceiptService(useCases, clock),
    paymentExports: new PaymentExportService(useCases, exportLimiter),
    paymentListExports: new PaymentListExportService(useCases, exporting),
    clinic,
    contact,
    dashboard: new DashboardService(useCases, clock),
    securityNotices: new SecurityNoticeService(useCases, clock),
    alarm,
    sessionAccounts: new SessionService(useCases, { clock, sessions, users }),
    auditList: new AuditListService(useCases),
    accountList: new AccountListService(useCases, clock),
    apiKeys: new ApiKeyService(useCases, { limits, clock }),
    deletedPatients: new DeletedPatientService(useCases, clock),
    appointmentRequests: new AppointmentRequestService(useCases, clock, limits),
    freeSlots: new FreeSlotService(useCases, clock),
    leave: new LeaveService(useCases, clock),
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
    departures: new DepartureService(useCases, { clock, findPlansLeft }),
    smsReceipts: new DeliveryReceiptService(useCases, clock, config.smsReceiptSecret),
  };
}
