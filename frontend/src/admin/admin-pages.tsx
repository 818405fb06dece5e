import { paths, staffPaths } from '../paths';
import type { PlaceholderPath } from './placeholders';

/** Loads a page without content of its own. */
const placeholder = (path: PlaceholderPath) => async () => (await import('./placeholders')).placeholders[path];

/** Routes of the admin pages, each loaded on first use. */
export const adminPages = {
  [paths.admin]: async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  [staffPaths.adminPatientRecord]: async () => (await import('./patients/PatientRecordsPage')).PatientRecordsPage,
  [staffPaths.adminPatient]: async () => (await import('./patient-page/PatientPage')).PatientPage,
  [staffPaths.adminPendingSessions]: async () => (await import('../schedule/PendingSessionsPage')).PendingSessionsPage,
  [staffPaths.adminSchedule]: async () => (await import('../schedule/SchedulePage')).SchedulePage,
  [staffPaths.adminMissedSessions]: placeholder(staffPaths.adminMissedSessions),
  [staffPaths.adminCompletedSessions]: placeholder(staffPaths.adminCompletedSessions),
  [staffPaths.adminPayment]: async () => (await import('./payments/PaymentsPage')).PaymentsPage,
  [staffPaths.adminServices]: placeholder(staffPaths.adminServices),
  [staffPaths.adminChangeUsertype]: placeholder(staffPaths.adminChangeUsertype),
  [staffPaths.adminReport]: placeholder(staffPaths.adminReport),
  [staffPaths.adminReports]: async () => (await import('./reports/ReportsPage')).ReportsPage,
  [staffPaths.adminReportOf]: async () => (await import('./reports/ReportPage')).ReportPage,
  [staffPaths.adminProfile]: async () => (await import('./profile/AdminProfilePage')).AdminProfilePage,
  [staffPaths.adminSupport]: placeholder(staffPaths.adminSupport),
  [staffPaths.adminCommonResource]: placeholder(staffPaths.adminCommonResource),
  [staffPaths.adminInbox]: async () => (await import('../inbox/InboxPage')).InboxPage,
  [staffPaths.adminMessages]: async () => (await import('../messages/MessagesPage')).MessagesPage,
  [staffPaths.adminDayBook]: async () => (await import('./day-book/DayBookPage')).DayBookPage,
  [staffPaths.adminDues]: async () => (await import('./dues/DuesPage')).DuesPage,
  [staffPaths.adminGateway]: async () => (await import('./gateway/events/GatewayEventsPage')).GatewayEventsPage,
  [staffPaths.adminChannels]: async () => (await import('./channels/ChannelsPage')).ChannelsPage,
  [paths.adminCare]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return () => <TeamMessagesPage page={paths.adminCare} patientPage={staffPaths.adminPatient} mayKeepAnswers />;
  },
  [staffPaths.adminTeam]: async () => (await import('./team/TeamPage')).TeamPage,
  [staffPaths.adminMember]: async () => (await import('./team/MemberPage')).MemberPage,
  [staffPaths.adminClinic]: async () => (await import('./clinic/ClinicPage')).ClinicPage,
  [staffPaths.adminClinicSection]: async () => (await import('./clinic/ClinicPage')).ClinicSectionPage,
  [staffPaths.adminImport]: async () => (await import('./imports/ImportPage')).ImportPage,
  [staffPaths.adminMissed]: async () => (await import('../missed/MissedPage')).MissedPage,
  [staffPaths.adminExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return () => <ExercisesPage area="admin" />;
  },
  [staffPaths.adminExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return () => <ExercisePage area="admin" />;
  },
  [staffPaths.adminLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return () => <LessonsPage area="admin" />;
  },
  [staffPaths.adminLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return () => <LessonPage area="admin" />;
  },
  [staffPaths.adminQuestionnaires]: async () => (await import('./protocols/QuestionnairesPage')).QuestionnairesPage,
  [staffPaths.adminTemplates]: async () => {
    const { NoteTemplatesPage } = await import('../note-templates/NoteTemplatesPage');
    return () => <NoteTemplatesPage shares />;
  },
  [staffPaths.adminConsentForms]: async () => (await import('../consents/ConsentFormsPage')).ConsentFormsPage,
  [staffPaths.adminCovers]: async () => (await import('../covers/CoversPage')).CoversPage,
  [staffPaths.adminWaiting]: async () => (await import('../waiting/WaitingListPage')).WaitingListPage,
  [staffPaths.adminReconciliation]: async () => (await import('./recovery/ReconciliationPage')).ReconciliationPage,
  [staffPaths.adminProtocols]: async () => (await import('./protocols/ProtocolsPage')).ProtocolsPage,
  [staffPaths.adminProtocol]: async () => (await import('./protocols/ProtocolPage')).ProtocolPage,
  [staffPaths.adminProtocolEdit]: async () => (await import('./protocols/EditProtocolPage')).EditProtocolPage,
  [staffPaths.adminAccounts]: async () => (await import('./oversight/AccountsPage')).AccountsPage,
  [staffPaths.adminApiKeys]: async () => (await import('./oversight/ApiKeysPage')).ApiKeysPage,
  [staffPaths.adminIntegrations]: async () => (await import('./integrations/IntegrationsPage')).IntegrationsPage,
  [staffPaths.adminReferrals]: async () => {
    const [{ ReferralsPage }, { ReferralDocumentsDialog }] = await Promise.all([
      import('../referrals/ReferralsPage'),
      import('./integrations/ReferralDocumentsDialog'),
    ]);
    return () => <ReferralsPage Documents={ReferralDocumentsDialog} />;
  },
  [staffPaths.adminExchanges]: async () => (await import('./integrations/ExchangesPage')).ExchangesPage,
  [staffPaths.adminAudit]: async () => (await import('./oversight/AuditPage')).AuditPage,
  [staffPaths.adminData]: async () => (await import('./data-requests/DataRequestsPage')).DataRequestsPage,
  [staffPaths.adminBreach]: async () => (await import('./breach/BreachPage')).BreachPage,
  [staffPaths.adminProcessors]: async () => (await import('./processors/ProcessorsPage')).ProcessorsPage,
  [staffPaths.adminSystem]: async () => (await import('./system/SystemPage')).SystemPage,
  [staffPaths.adminExplorer]: async () => (await import('./explorer/ExplorerPage')).ExplorerPage,
};
