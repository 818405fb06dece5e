import { paths } from '../paths';
import type { PlaceholderPath } from './placeholders';

/** Loads a page without content of its own. */
const placeholder = (path: PlaceholderPath) => async () => (await import('./placeholders')).placeholders[path];

/** Routes of the admin pages, each loaded on first use. */
export const adminPages = {
  [paths.admin]: async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  [paths.adminPatientRecord]: async () => (await import('./patients/PatientRecordsPage')).PatientRecordsPage,
  [paths.adminPatient]: async () => (await import('./patient-page/PatientPage')).PatientPage,
  [paths.adminPendingSessions]: async () => (await import('../schedule/PendingSessionsPage')).PendingSessionsPage,
  [paths.adminSchedule]: async () => (await import('../schedule/SchedulePage')).SchedulePage,
  [paths.adminMissedSessions]: placeholder(paths.adminMissedSessions),
  [paths.adminCompletedSessions]: placeholder(paths.adminCompletedSessions),
  [paths.adminPayment]: async () => (await import('./payments/PaymentsPage')).PaymentsPage,
  [paths.adminServices]: placeholder(paths.adminServices),
  [paths.adminChangeUsertype]: placeholder(paths.adminChangeUsertype),
  [paths.adminReport]: placeholder(paths.adminReport),
  [paths.adminReports]: async () => (await import('./reports/ReportsPage')).ReportsPage,
  [paths.adminReportOf]: async () => (await import('./reports/ReportPage')).ReportPage,
  [paths.adminProfile]: async () => (await import('./profile/AdminProfilePage')).AdminProfilePage,
  [paths.adminSupport]: placeholder(paths.adminSupport),
  [paths.adminCommonResource]: placeholder(paths.adminCommonResource),
  [paths.adminInbox]: async () => (await import('../inbox/InboxPage')).InboxPage,
  [paths.adminMessages]: async () => (await import('../messages/MessagesPage')).MessagesPage,
  [paths.adminDayBook]: async () => (await import('./day-book/DayBookPage')).DayBookPage,
  [paths.adminDues]: async () => (await import('./dues/DuesPage')).DuesPage,
  [paths.adminGatewayEvents]: async () => (await import('./gateway/events/GatewayEventsPage')).GatewayEventsPage,
  [paths.adminChannels]: async () => (await import('./channels/ChannelsPage')).ChannelsPage,
  [paths.adminCare]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return () => <TeamMessagesPage page={paths.adminCare} patientPage={paths.adminPatient} mayKeepAnswers />;
  },
  [paths.adminTeam]: async () => (await import('./team/TeamPage')).TeamPage,
  [paths.adminMember]: async () => (await import('./team/MemberPage')).MemberPage,
  [paths.adminClinic]: async () => (await import('./clinic/ClinicPage')).ClinicPage,
  [paths.adminClinicSection]: async () => (await import('./clinic/ClinicPage')).ClinicSectionPage,
  [paths.adminImport]: async () => (await import('./imports/ImportPage')).ImportPage,
  [paths.adminMissed]: async () => (await import('../missed/MissedPage')).MissedPage,
  [paths.adminExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return () => <ExercisesPage area="admin" />;
  },
  [paths.adminExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return () => <ExercisePage area="admin" />;
  },
  [paths.adminLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return () => <LessonsPage area="admin" />;
  },
  [paths.adminLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return () => <LessonPage area="admin" />;
  },
  [paths.adminQuestionnaires]: async () => (await import('./protocols/QuestionnairesPage')).QuestionnairesPage,
  [paths.adminTemplates]: async () => {
    const { NoteTemplatesPage } = await import('../note-templates/NoteTemplatesPage');
    return () => <NoteTemplatesPage shares />;
  },
  [paths.adminConsentForms]: async () => (await import('../consents/ConsentFormsPage')).ConsentFormsPage,
  [paths.adminCovers]: async () => (await import('../covers/CoversPage')).CoversPage,
  [paths.adminWaiting]: async () => (await import('../waiting/WaitingListPage')).WaitingListPage,
  [paths.adminReconciliation]: async () => (await import('./recovery/ReconciliationPage')).ReconciliationPage,
  [paths.adminProtocols]: async () => (await import('./protocols/ProtocolsPage')).ProtocolsPage,
  [paths.adminProtocol]: async () => (await import('./protocols/ProtocolPage')).ProtocolPage,
  [paths.adminProtocolEdit]: async () => (await import('./protocols/EditProtocolPage')).EditProtocolPage,
  [paths.adminAccounts]: async () => (await import('./oversight/AccountsPage')).AccountsPage,
  [paths.adminApiKeys]: async () => (await import('./oversight/ApiKeysPage')).ApiKeysPage,
  [paths.adminIntegrations]: async () => (await import('./integrations/IntegrationsPage')).IntegrationsPage,
  [paths.adminReferrals]: async () => {
    const [{ ReferralsPage }, { ReferralDocumentsDialog }] = await Promise.all([
      import('../referrals/ReferralsPage'),
      import('./integrations/ReferralDocumentsDialog'),
    ]);
    return () => <ReferralsPage Documents={ReferralDocumentsDialog} />;
  },
  [paths.adminExchanges]: async () => (await import('./integrations/ExchangesPage')).ExchangesPage,
  [paths.adminAudit]: async () => (await import('./oversight/AuditPage')).AuditPage,
  [paths.adminData]: async () => (await import('./data-requests/DataRequestsPage')).DataRequestsPage,
  [paths.adminBreach]: async () => (await import('./breach/BreachPage')).BreachPage,
  [paths.adminProcessors]: async () => (await import('./processors/ProcessorsPage')).ProcessorsPage,
  [paths.adminSystem]: async () => (await import('./system/SystemPage')).SystemPage,
  [paths.adminExplorer]: async () => (await import('./explorer/ExplorerPage')).ExplorerPage,
};
