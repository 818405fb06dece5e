import { Router } from 'express';
import { ApiKeyResolver } from '../api-keys/api-key.resolver.js';
import { AuditResolver } from '../audit/audit.resolver.js';
import { AuthResolver } from '../auth/auth.resolver.js';
import { authRoutes } from '../auth/auth.rest.js';
import { SessionResolver } from '../auth/session.resolver.js';
import { AppointmentResolver } from '../appointments/appointment.resolver.js';
import { appointmentRoutes } from '../appointments/appointment.rest.js';
import { AvailabilityResolver } from '../availability/availability.resolver.js';
import { ChargeResolver } from '../charges/charge.resolver.js';
import { SavedFilterResolver } from '../saved-filters/saved-filter.resolver.js';
import { ClinicResolver } from '../clinic/clinic.resolver.js';
import { DataConsentResolver } from '../data-consents/data-consent.resolver.js';
import { RecordReaderResolver } from '../data-consents/record-reader.resolver.js';
import { DocumentResolver } from '../documents/document.resolver.js';
import { documentRoutes } from '../documents/document.rest.js';
import { DashboardResolver } from '../dashboard/dashboard.resolver.js';
import { TaskResolver } from '../danger-signs/task.resolver.js';
import { UnderCareResolver } from '../patients-under-care/under-care.resolver.js';
import { EntryResolver } from '../entries/entry.resolver.js';
import { ExchangeInspectionResolver } from '../exchanges/exchange-inspection.resolver.js';
import { ExchangeResolver } from '../exchanges/exchange.resolver.js';
import { ReferralResolver } from '../referrals/referral.resolver.js';
import { GateResolver } from '../gate/gate.resolver.js';
import { fhirRouter } from '../fhir/router.js';
import type { RestRoute } from '../http/rest.js';
import { contactRoutes } from '../inbox/contact.rest.js';
import { Hl7SourceResolver } from '../hl7v2/hl7-source.resolver.js';
import { PatientImportResolver } from '../imports/patient-import.resolver.js';
import { patientImportRoutes } from '../imports/patient-import.rest.js';
import { InboxResolver } from '../inbox/inbox.resolver.js';
import { MeasurementResolver } from '../measurements/measurement.resolver.js';
import { receiptRoutes } from '../messages/receipt.rest.js';
import { MessageResolver } from '../messages/message.resolver.js';
import { CarePlanResolver } from '../patients/care-plan.resolver.js';
import { DeletedPatientResolver } from '../patients/deleted-patient.resolver.js';
import { PatientDeskResolver } from '../patients/patient-desk.resolver.js';
import { patientDeskRoutes } from '../patients/patient-desk.rest.js';
import { PatientOverviewResolver } from '../patients/patient-overview.resolver.js';
import { PatientResolver } from '../patients/patient.resolver.js';
import { patientListExportRoutes } from '../patients/patient-list-export.rest.js';
import { patientRoutes } from '../patients/patient.rest.js';
import { PaymentResolver } from '../payments/payment.resolver.js';
import { paymentListExportRoutes } from '../payments/payment-list-export.rest.js';
import { paymentRoutes } from '../payments/payment.rest.js';
import { ProtocolResolver } from '../protocols/protocol.resolver.js';
import { ReconciliationResolver } from '../reconciliation/reconciliation.resolver.js';
import { MissedResolver } from '../missed/missed.resolver.js';
import { CareTeamResolver } from '../recovery/care-team.resolver.js';
import { LedgerResolver } from '../recovery/ledger.resolver.js';
import { PlanResolver } from '../recovery/plan.resolver.js';
import { recoveryRoutes } from '../recovery/recovery.rest.js';
import { PaymentReceiptResolver } from '../receipts/payment-receipt.resolver.js';
import { paymentReceiptRoutes } from '../receipts/payment-receipt.rest.js';
import { PhysiotherapistResolver } from '../physiotherapists/physiotherapist.resolver.js';
import { PhysiotherapistTimesResolver } from '../physiotherapists/times.resolver.js';
import { SearchResolver } from '../search/search.resolver.js';
import { ReadinessResolver } from '../smart-clients/readiness.resolver.js';
import { SmartClientResolver } from '../smart-clients/smart-client.resolver.js';
import { TOKEN_PATH, tokenDoor } from '../smart-clients/token-door.js';
import { StaffResolver } from '../staff/staff.resolver.js';
import { AccountListResolver } from '../users/account-list.resolver.js';
import { accountRoutes } from '../users/account.rest.js';
import { ProfileResolver } from '../users/profile.resolver.js';
import { profileRoutes } from '../users/profile.rest.js';
import { UserResolver } from '../users/user.resolver.js';
import { userRoutes } from '../users/user.rest.js';
import { WebhookResolver } from '../webhooks/webhook.resolver.js';
import type { Services } from './services.js';

/** The doors of hospitals' systems: FHIR, and where they sign in. */
export function hospitalDoors(services: Services, publicUrl: string): Router {
  const tokenUrl = publicUrl + TOKEN_PATH;
  const { fhir: service, fhirWrites: writes, bulk, clientSignIn } = services;
  const { accessTokens: tokens, clientCap: cap, exchangeLog: exchanges, turnedAway } = services;
  return Router().use(
    tokenDoor(clientSignIn),
    fhirRouter({ service, writes, bulk, tokens, cap, exchanges, turnedAway, publicUrl, tokenUrl }),
  );
}

/** What GraphQL's fields are resolved by. */
export function resolversOf(services: Services) {
  return [
    new AuthResolver(services.signIn, services.sessions, services.users),
    new SessionResolver(services.sessionAccounts),
    new ApiKeyResolver(services.apiKeys),
    new UserResolver(services.users),
    new AccountListResolver(services.accountList),
    new ProfileResolver(services.profiles, services.ownAccounts),
    new PatientResolver(services.patients),
    new PatientDeskResolver(services.patientDesk),
    new PatientImportResolver(services.patientImports),
    new DeletedPatientResolver(services.deletedPatients),
    new CarePlanResolver(services.carePlans),
    new AppointmentResolver(services.appointments, services.appointmentChanges, services.appointmentRequests),
    new AvailabilityResolver(services.availability),
    new PhysiotherapistResolver(services.physiotherapists),
    new PhysiotherapistTimesResolver(services.physiotherapistTimes),
    new PaymentResolver(services.payments, services.paymentChanges, services.refunds),
    new ChargeResolver(services.charges),
    new SavedFilterResolver(services.savedFilters),
    new PaymentReceiptResolver(services.paymentReceipts),
    new ProtocolResolver(services.protocols),
    new PlanResolver(services.plans, services.today),
    new ReconciliationResolver(services.reconciliations),
    new MissedResolver(services.missed, services.accepts),
    new CareTeamResolver(services.careTeams),
    new LedgerResolver(services.sessionEvents, services.planChanges, services.corrections),
    new EntryResolver(services.entries),
    new MeasurementResolver(services.measurements),
    new GateResolver(services.gates),
    new TaskResolver(services.tasks),
    new UnderCareResolver(services.underCare),
    new DashboardResolver(services.dashboard),
    new AuditResolver(services.auditList),
    new ClinicResolver(services.clinic),
    new InboxResolver(services.inbox),
    new MessageResolver(services.messages, services.messagePreferences),
    new PatientOverviewResolver(services.patientOverviews),
    new SearchResolver(services.search),
    new SmartClientResolver(services.smartClients),
    new ReadinessResolver(services.readiness),
    new DataConsentResolver(services.dataConsents),
    new RecordReaderResolver(services.recordReaders),
    new ExchangeResolver(services.exchanges),
    new ExchangeInspectionResolver(services.exchangeInspection),
    new ReferralResolver(services.referrals),
    new DocumentResolver(services.documents),
    new Hl7SourceResolver(services.hl7Sources),
    new WebhookResolver(services.webhooks),
    new StaffResolver(services.staff, services.staffChanges, services.departures),
  ];
}

/** The routes of the REST API. */
export function routesOf(services: Services): RestRoute[] {
  return [
    ...authRoutes(services.signIn, services.sessions, services.users),
    ...userRoutes(services.users),
    ...profileRoutes(services.profiles, services.avatars),
    ...accountRoutes(services.ownAccounts),
    ...patientRoutes(services.patients, services.patientExports),
    ...patientListExportRoutes(services.patientListExports),
    ...patientDeskRoutes(services.patientDesk),
    ...patientImportRoutes(services.patientImports),
    ...appointmentRoutes(services.appointments, services.appointmentChanges),
    ...paymentRoutes(services.payments, services.paymentExports),
    ...paymentListExportRoutes(services.paymentListExports),
    ...paymentReceiptRoutes(services.paymentReceipts),
    ...contactRoutes(services.contact),
    ...receiptRoutes(services.smsReceipts),
    ...recoveryRoutes(services),
    ...documentRoutes(services.documents),
  ];
}
