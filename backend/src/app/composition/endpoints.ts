import { Router } from 'express';
import { apiKeyResolvers } from '../../identity/api-keys/api-key.resolver.js';
import { auditResolvers } from '../audit-list/audit-list.resolver.js';
import { authResolvers } from '../../identity/auth/auth.resolver.js';
import { authRoutes } from '../../identity/auth/auth.rest.js';
import { sessionResolvers } from '../../identity/auth/session.resolver.js';
import { appointmentResolvers } from '../../scheduling/appointments/appointment.resolver.js';
import { departureResolvers } from '../../scheduling/departures/departure.resolver.js';
import { appointmentRoutes } from '../../scheduling/appointments/appointment.rest.js';
import { freeSlotResolvers } from '../../scheduling/free-slots/free-slot.resolver.js';
import { leaveResolvers } from '../../scheduling/absences/leave.resolver.js';
import { chargeResolvers } from '../../money/charges/charge.resolver.js';
import { savedFilterResolvers } from '../../patients/saved-filters/saved-filter.resolver.js';
import { clinicResolvers } from '../../clinic/settings/clinic.resolver.js';
import { dataConsentResolvers } from '../../hospitals/data-consents/data-consent.resolver.js';
import { recordReaderResolvers } from '../../hospitals/data-consents/record-reader.resolver.js';
import { documentResolvers } from '../../hospitals/documents/document.resolver.js';
import { documentRoutes } from '../../hospitals/documents/document.rest.js';
import { securityNoticeResolvers } from '../../identity/security-notices/security-notice.resolver.js';
import { dashboardResolvers } from '../dashboard/dashboard.resolver.js';
import { taskResolvers } from '../../recovery/danger-signs/task.resolver.js';
import { underCareResolvers } from '../../recovery/patients-under-care/under-care.resolver.js';
import { entryResolvers } from '../../recovery/entries/entry.resolver.js';
import { exchangeInspectionResolvers } from '../../hospitals/exchange-inspection/exchange-inspection.resolver.js';
import { exchangeResolvers } from '../../hospitals/exchanges/exchange.resolver.js';
import { referralResolvers } from '../../hospitals/referrals/referral.resolver.js';
import { gateResolvers } from '../../recovery/gate/gate.resolver.js';
import { fileQueue, PLACES } from '../../hospitals/fhir/file-queue.js';
import { fhirFailures, fhirRouter } from '../../hospitals/fhir/router.js';
import type { ExternalEndpoints } from '../../platform/http/app.js';
import type { Logger } from '../../platform/logger.js';
import type { RestRoute } from '../../platform/http/rest.js';
import { contactRoutes } from '../../messaging/inbox/contact.rest.js';
import { hl7SourceResolvers } from '../../hospitals/hl7v2/hl7-source.resolver.js';
import { patientImportResolvers } from '../../patients/imports/patient-import.resolver.js';
import { patientImportRoutes } from '../../patients/imports/patient-import.rest.js';
import { inboxResolvers } from '../../messaging/inbox/inbox.resolver.js';
import { measurementResolvers } from '../../recovery/measurements/measurement.resolver.js';
import { receiptRoutes } from '../../messaging/messages/receipt.rest.js';
import { messageResolvers } from '../../messaging/messages/message.resolver.js';
import { carePlanResolvers } from '../../patients/records/care-plan.resolver.js';
import { deletedPatientResolvers } from '../../patients/records/deleted-patient.resolver.js';
import { patientDeskResolvers } from '../../patients/records/patient-desk.resolver.js';
import { patientDeskRoutes } from '../../patients/records/patient-desk.rest.js';
import { patientOverviewResolvers } from '../patient-overview/patient-overview.resolver.js';
import { patientResolvers } from '../../patients/records/patient.resolver.js';
import { patientListExportRoutes } from '../../patients/records/patient-list-export.rest.js';
import { patientRoutes } from '../../patients/records/patient.rest.js';
import { paymentResolvers } from '../../money/payments/payment.resolver.js';
import { paymentListExportRoutes } from '../../money/payments/payment-list-export.rest.js';
import { paymentRoutes } from '../../money/payments/payment.rest.js';
import { protocolResolvers } from '../../recovery/protocols/protocol.resolver.js';
import { reconciliationResolvers } from '../../recovery/reconciliation/reconciliation.resolver.js';
import { missedResolvers } from '../../recovery/missed/missed.resolver.js';
import { careTeamResolvers } from '../../recovery/plans/care-team.resolver.js';
import { ledgerResolvers } from '../../recovery/plans/ledger.resolver.js';
import { planResolvers } from '../../recovery/plans/plan.resolver.js';
import { recoveryRoutes } from '../../recovery/rest/recovery.rest.js';
import { paymentReceiptResolvers } from '../../money/receipts/payment-receipt.resolver.js';
import { paymentReceiptRoutes } from '../../money/receipts/payment-receipt.rest.js';
import { physiotherapistResolvers } from '../../clinic/physiotherapists/physiotherapist.resolver.js';
import { physiotherapistTimesResolvers } from '../../clinic/physiotherapists/times.resolver.js';
import { searchResolvers } from '../search/search.resolver.js';
import { readinessResolvers } from '../../hospitals/smart-clients/readiness.resolver.js';
import { smartClientResolvers } from '../../hospitals/smart-clients/smart-client.resolver.js';
import { TOKEN_PATH, tokenEndpoint, tokenFailures } from '../../hospitals/smart-clients/token-endpoint.js';
import { staffResolvers } from '../../clinic/team/staff.resolver.js';
import { accountListResolvers } from '../../identity/users/account-list.resolver.js';
import { accountResolvers } from '../../identity/accounts/account.resolver.js';
import { avatarRoutes } from '../../identity/users/avatar.rest.js';
import { accountRoutes } from '../../identity/accounts/account.rest.js';
import { profileResolvers } from '../../patients/profiles/profile.resolver.js';
import { profileRoutes } from '../../patients/profiles/profile.rest.js';
import { userResolvers } from '../../identity/users/user.resolver.js';
import { userRoutes } from '../../identity/users/user.rest.js';
import { webhookResolvers } from '../../hospitals/webhooks/webhook.resolver.js';
import type { Services } from './services.js';

/** The endpoints of hospitals' systems: FHIR, and the one that issues their tokens. */
export function hospitalEndpoints(services: Services, publicUrl: string, logger: Logger): ExternalEndpoints {
  const tokenUrl = publicUrl + TOKEN_PATH;
  const { fhir: service, fhirWrites: writes, bulk, clientSignIn } = services;
  const { accessTokens: tokens, clientCap: cap, exchangeLog: exchanges, rejectionLog } = services;
  const inTurn = fileQueue(PLACES);
  const router = Router().use(
    tokenEndpoint(clientSignIn),
    fhirRouter({ service, writes, bulk, tokens, cap, exchanges, rejectionLog, inTurn, publicUrl, tokenUrl }),
  );
  return {
    router,
    failures: new Map([
      ['/fhir', fhirFailures(logger)],
      [TOKEN_PATH, tokenFailures(logger)],
    ]),
  };
}

/** What GraphQL's fields are resolved by. */
export function resolversOf(services: Services) {
  return [
    authResolvers(services.signIn, services.sessions, services.users),
    sessionResolvers(services.sessionAccounts),
    apiKeyResolvers(services.apiKeys),
    userResolvers(services.users),
    accountListResolvers(services.accountList),
    profileResolvers(services.profiles),
    accountResolvers(services.ownAccounts, services.userTypes),
    patientResolvers(services.patients),
    patientDeskResolvers(services.patientDesk),
    patientImportResolvers(services.patientImports),
    deletedPatientResolvers(services.deletedPatients),
    carePlanResolvers(services.carePlans),
    appointmentResolvers(services.appointments, services.appointmentChanges, services.appointmentRequests),
    freeSlotResolvers(services.freeSlots),
    physiotherapistResolvers(services.physiotherapists),
    physiotherapistTimesResolvers(services.physiotherapistTimes),
    leaveResolvers(services.leave),
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
    staffResolvers(services.staff, services.staffChanges),
    departureResolvers(services.departures),
  ];
}

/** The routes of the REST API. */
export function routesOf(services: Services): RestRoute[] {
  return [
    ...authRoutes(services.signIn, services.sessions, services.users),
    ...userRoutes(services.users),
    ...profileRoutes(services.profiles),
    ...avatarRoutes(services.avatars),
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
