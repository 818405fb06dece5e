import { Router } from 'express';
import { apiKeyResolvers } from '../api-keys/api-key.resolver.js';
import { auditResolvers } from '../audit/audit.resolver.js';
import { authResolvers } from '../auth/auth.resolver.js';
import { authRoutes } from '../auth/auth.rest.js';
import { sessionResolvers } from '../auth/session.resolver.js';
import { appointmentResolvers } from '../appointments/appointment.resolver.js';
import { appointmentRoutes } from '../appointments/appointment.rest.js';
import { availabilityResolvers } from '../availability/availability.resolver.js';
import { chargeResolvers } from '../charges/charge.resolver.js';
import { savedFilterResolvers } from '../saved-filters/saved-filter.resolver.js';
import { clinicResolvers } from '../clinic/clinic.resolver.js';
import { dataConsentResolvers } from '../data-consents/data-consent.resolver.js';
import { recordReaderResolvers } from '../data-consents/record-reader.resolver.js';
import { documentResolvers } from '../documents/document.resolver.js';
import { documentRoutes } from '../documents/document.rest.js';
import { securityNoticeResolvers } from '../security-notices/security-notice.resolver.js';
import { dashboardResolvers } from '../dashboard/dashboard.resolver.js';
import { taskResolvers } from '../danger-signs/task.resolver.js';
import { underCareResolvers } from '../patients-under-care/under-care.resolver.js';
import { entryResolvers } from '../entries/entry.resolver.js';
import { exchangeInspectionResolvers } from '../exchanges/exchange-inspection.resolver.js';
import { exchangeResolvers } from '../exchanges/exchange.resolver.js';
import { referralResolvers } from '../referrals/referral.resolver.js';
import { gateResolvers } from '../gate/gate.resolver.js';
import { fileQueue, PLACES } from '../fhir/file-queue.js';
import { fhirRouter } from '../fhir/router.js';
import type { RestRoute } from '../http/rest.js';
import { contactRoutes } from '../inbox/contact.rest.js';
import { hl7SourceResolvers } from '../hl7v2/hl7-source.resolver.js';
import { patientImportResolvers } from '../imports/patient-import.resolver.js';
import { patientImportRoutes } from '../imports/patient-import.rest.js';
import { inboxResolvers } from '../inbox/inbox.resolver.js';
import { measurementResolvers } from '../measurements/measurement.resolver.js';
import { receiptRoutes } from '../messages/receipt.rest.js';
import { messageResolvers } from '../messages/message.resolver.js';
import { carePlanResolvers } from '../patients/care-plan.resolver.js';
import { deletedPatientResolvers } from '../patients/deleted-patient.resolver.js';
import { patientDeskResolvers } from '../patients/patient-desk.resolver.js';
import { patientDeskRoutes } from '../patients/patient-desk.rest.js';
import { patientOverviewResolvers } from '../patients/patient-overview.resolver.js';
import { patientResolvers } from '../patients/patient.resolver.js';
import { patientListExportRoutes } from '../patients/patient-list-export.rest.js';
import { patientRoutes } from '../patients/patient.rest.js';
import { paymentResolvers } from '../payments/payment.resolver.js';
import { paymentListExportRoutes } from '../payments/payment-list-export.rest.js';
import { paymentRoutes } from '../payments/payment.rest.js';
import { protocolResolvers } from '../protocols/protocol.resolver.js';
import { reconciliationResolvers } from '../reconciliation/reconciliation.resolver.js';
import { missedResolvers } from '../missed/missed.resolver.js';
import { careTeamResolvers } from '../recovery/care-team.resolver.js';
import { ledgerResolvers } from '../recovery/ledger.resolver.js';
import { planResolvers } from '../recovery/plan.resolver.js';
import { recoveryRoutes } from '../recovery/recovery.rest.js';
import { paymentReceiptResolvers } from '../receipts/payment-receipt.resolver.js';
import { paymentReceiptRoutes } from '../receipts/payment-receipt.rest.js';
import { physiotherapistResolvers } from '../physiotherapists/physiotherapist.resolver.js';
import { physiotherapistTimesResolvers } from '../physiotherapists/times.resolver.js';
import { searchResolvers } from '../search/search.resolver.js';
import { readinessResolvers } from '../smart-clients/readiness.resolver.js';
import { smartClientResolvers } from '../smart-clients/smart-client.resolver.js';
import { TOKEN_PATH, tokenEndpoint } from '../smart-clients/token-endpoint.js';
import { staffResolvers } from '../staff/staff.resolver.js';
import { accountListResolvers } from '../users/account-list.resolver.js';
import { accountRoutes } from '../users/account.rest.js';
import { profileResolvers } from '../users/profile.resolver.js';
import { profileRoutes } from '../users/profile.rest.js';
import { userResolvers } from '../users/user.resolver.js';
import { userRoutes } from '../users/user.rest.js';
import { webhookResolvers } from '../webhooks/webhook.resolver.js';
import type { Services } from './services.js';

/** The doors of hospitals' systems: FHIR, and where they sign in. */
export function hospitalEndpoints(services: Services, publicUrl: string): Router {
  const tokenUrl = publicUrl + TOKEN_PATH;
  const { fhir: service, fhirWrites: writes, bulk, clientSignIn } = services;
  const { accessTokens: tokens, clientCap: cap, exchangeLog: exchanges, rejectionLog } = services;
  const inTurn = fileQueue(PLACES);
  return Router().use(
    tokenEndpoint(clientSignIn),
    fhirRouter({ service, writes, bulk, tokens, cap, exchanges, rejectionLog, inTurn, publicUrl, tokenUrl }),
  );
}

/** What GraphQL's fields are resolved by. */
export function resolversOf(services: Services) {
  return [
    authResolvers(services.signIn, services.sessions, services.users),
    sessionResolvers(services.sessionAccounts),
    apiKeyResolvers(services.apiKeys),
    userResolvers(services.users),
    accountListResolvers(services.accountList),
    profileResolvers(services.profiles, services.ownAccounts),
    patientResolvers(services.patients),
    patientDeskResolvers(services.patientDesk),
    patientImportResolvers(services.patientImports),
    deletedPatientResolvers(services.deletedPatients),
    carePlanResolvers(services.carePlans),
    appointmentResolvers(services.appointments, services.appointmentChanges, services.appointmentRequests),
    availabilityResolvers(services.availability),
    physiotherapistResolvers(services.physiotherapists),
    physiotherapistTimesResolvers(services.physiotherapistTimes),
    paymentResolvers(services.payments, services.paymentChanges, services.refunds),
    chargeResolvers(services.charges),
    savedFilterResolvers(services.savedFilters),
    paymentReceiptResolvers(services.paymentReceipts),
    protocolResolvers(services.protocols),
    planResolvers(services.plans, services.today),
    reconciliationResolvers(services.reconciliations),
    missedResolvers(services.missed, services.accepts),
    careTeamResolvers(services.careTeams),
    ledgerResolvers(services.sessionEvents, services.planChanges, services.corrections),
    entryResolvers(services.entries),
    measurementResolvers(services.measurements),
    gateResolvers(services.gates),
    taskResolvers(services.tasks),
    underCareResolvers(services.underCare),
    dashboardResolvers(services.dashboard),
    securityNoticeResolvers(services.securityNotices),
    auditResolvers(services.auditList),
    clinicResolvers(services.clinic),
    inboxResolvers(services.inbox),
    messageResolvers(services.messages, services.messagePreferences),
    patientOverviewResolvers(services.patientOverviews),
    searchResolvers(services.search),
    smartClientResolvers(services.smartClients),
    readinessResolvers(services.readiness),
    dataConsentResolvers(services.dataConsents),
    recordReaderResolvers(services.recordReaders),
    exchangeResolvers(services.exchanges),
    exchangeInspectionResolvers(services.exchangeInspection),
    referralResolvers(services.referrals),
    documentResolvers(services.documents),
    hl7SourceResolvers(services.hl7Sources),
    webhookResolvers(services.webhooks),
    staffResolvers(services.staff, services.staffChanges, services.departures),
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
