import { paths } from '../paths';
import { PlaceholderPage } from './PlaceholderPage';

/** Page that marks sessions as completed or missed. */
const scheduleMeanwhile = {
  to: paths.adminSchedule,
  text: 'Open the schedule to see the sessions of a day, and to mark them as completed or missed',
};

/** Page that reschedules missed sessions. */
const missedMeanwhile = {
  to: paths.adminMissed,
  text: 'Open the sessions to make up, and offer three other times for one',
};

/** Routes of the admin pages, each loaded on first use. */
export const adminPages = {
  [paths.admin]: async () => {
    const { DashboardPage } = await import('./dashboard/DashboardPage');
    return <DashboardPage />;
  },
  [paths.adminPatientRecord]: async () => {
    const { PatientRecordsPage } = await import('./patients/PatientRecordsPage');
    return <PatientRecordsPage />;
  },
  [paths.adminPatient]: async () => {
    const { PatientPage } = await import('./patient-page/PatientPage');
    return <PatientPage />;
  },
  [paths.adminPendingSessions]: async () => {
    const { PendingSessionsPage } = await import('../schedule/PendingSessionsPage');
    return <PendingSessionsPage />;
  },
  [paths.adminSchedule]: async () => {
    const { SchedulePage } = await import('../schedule/SchedulePage');
    return <SchedulePage />;
  },
  [paths.adminMissedSessions]: () => <PlaceholderPage label="Missed Sessions" meanwhile={missedMeanwhile} />,
  [paths.adminCompletedSessions]: () => <PlaceholderPage label="Completed Sessions" meanwhile={scheduleMeanwhile} />,
  [paths.adminPayment]: async () => {
    const { PaymentsPage } = await import('./payments/PaymentsPage');
    return <PaymentsPage />;
  },
  [paths.adminServices]: () => (
    <PlaceholderPage
      label="Services"
      meanwhile={{
        to: paths.adminClinic,
        text: 'Open the clinic settings to say which sessions you offer, how long they take and what they cost',
      }}
    />
  ),
  [paths.adminChangeUsertype]: () => (
    <PlaceholderPage
      label="Change Usertype"
      meanwhile={{ to: paths.adminAccounts, text: 'Open the accounts to change what somebody may do' }}
    />
  ),
  [paths.adminReport]: () => (
    <PlaceholderPage
      label="Report"
      meanwhile={{
        to: paths.adminReports,
        text: 'Open the reports to see what was earned, with the rows behind each figure',
      }}
    />
  ),
  [paths.adminReports]: async () => {
    const { ReportsPage } = await import('./reports/ReportsPage');
    return <ReportsPage />;
  },
  [paths.adminReportOf]: async () => {
    const { ReportPage } = await import('./reports/ReportPage');
    return <ReportPage />;
  },
  [paths.adminProfile]: async () => {
    const { AdminProfilePage } = await import('./profile/AdminProfilePage');
    return <AdminProfilePage />;
  },
  [paths.adminSupport]: () => (
    <PlaceholderPage
      label="Support"
      meanwhile={{ to: paths.adminInbox, text: 'Open the inbox to read what visitors wrote to the clinic' }}
    />
  ),
  [paths.adminCommonResource]: () => (
    <PlaceholderPage
      label="Common Resource"
      meanwhile={{ to: paths.adminProtocols, text: 'Open the protocols to see from what recovery plans are made' }}
    />
  ),
  [paths.adminInbox]: async () => {
    const { InboxPage } = await import('../inbox/InboxPage');
    return <InboxPage />;
  },
  [paths.adminMessages]: async () => {
    const { MessagesPage } = await import('../messages/MessagesPage');
    return <MessagesPage />;
  },
  [paths.adminDayBook]: async () => {
    const { DayBookPage } = await import('./day-book/DayBookPage');
    return <DayBookPage />;
  },
  [paths.adminDues]: async () => {
    const { DuesPage } = await import('./dues/DuesPage');
    return <DuesPage />;
  },
  [paths.adminChannels]: async () => {
    const { ChannelsPage } = await import('./channels/ChannelsPage');
    return <ChannelsPage />;
  },
  [paths.adminCare]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return <TeamMessagesPage page={paths.adminCare} patientPage={paths.adminPatient} mayKeepAnswers />;
  },
  [paths.adminTeam]: async () => {
    const { TeamPage } = await import('./team/TeamPage');
    return <TeamPage />;
  },
  [paths.adminMember]: async () => {
    const { MemberPage } = await import('./team/MemberPage');
    return <MemberPage />;
  },
  [paths.adminClinic]: async () => {
    const { ClinicPage } = await import('./clinic/ClinicPage');
    return <ClinicPage />;
  },
  [paths.adminClinicSection]: async () => {
    const { ClinicSectionPage } = await import('./clinic/ClinicPage');
    return <ClinicSectionPage />;
  },
  [paths.adminImport]: async () => {
    const { ImportPage } = await import('./imports/ImportPage');
    return <ImportPage />;
  },
  [paths.adminMissed]: async () => {
    const { MissedPage } = await import('../missed/MissedPage');
    return <MissedPage />;
  },
  [paths.adminExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return <ExercisesPage area="admin" />;
  },
  [paths.adminExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return <ExercisePage area="admin" />;
  },
  [paths.adminLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return <LessonsPage area="admin" />;
  },
  [paths.adminLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return <LessonPage area="admin" />;
  },
  [paths.adminQuestionnaires]: async () => {
    const { QuestionnairesPage } = await import('./protocols/QuestionnairesPage');
    return <QuestionnairesPage />;
  },
  [paths.adminTemplates]: async () => {
    const { NoteTemplatesPage } = await import('../note-templates/NoteTemplatesPage');
    return <NoteTemplatesPage shares />;
  },
  [paths.adminConsentForms]: async () => {
    const { ConsentFormsPage } = await import('../consents/ConsentFormsPage');
    return <ConsentFormsPage />;
  },
  [paths.adminCovers]: async () => {
    const { CoversPage } = await import('../covers/CoversPage');
    return <CoversPage />;
  },
  [paths.adminWaiting]: async () => {
    const { WaitingListPage } = await import('../waiting/WaitingListPage');
    return <WaitingListPage />;
  },
  [paths.adminReconciliation]: async () => {
    const { ReconciliationPage } = await import('./recovery/ReconciliationPage');
    return <ReconciliationPage />;
  },
  [paths.adminProtocols]: async () => {
    const { ProtocolsPage } = await import('./protocols/ProtocolsPage');
    return <ProtocolsPage />;
  },
  [paths.adminProtocol]: async () => {
    const { ProtocolPage } = await import('./protocols/ProtocolPage');
    return <ProtocolPage />;
  },
  [paths.adminProtocolEdit]: async () => {
    const { EditProtocolPage } = await import('./protocols/EditProtocolPage');
    return <EditProtocolPage />;
  },
  [paths.adminAccounts]: async () => {
    const { AccountsPage } = await import('./oversight/AccountsPage');
    return <AccountsPage />;
  },
  [paths.adminApiKeys]: async () => {
    const { ApiKeysPage } = await import('./oversight/ApiKeysPage');
    return <ApiKeysPage />;
  },
  [paths.adminIntegrations]: async () => {
    const { IntegrationsPage } = await import('./integrations/IntegrationsPage');
    return <IntegrationsPage />;
  },
  [paths.adminReferrals]: async () => {
    const { ReferralsPage } = await import('./integrations/ReferralsPage');
    return <ReferralsPage />;
  },
  [paths.adminExchanges]: async () => {
    const { ExchangesPage } = await import('./integrations/ExchangesPage');
    return <ExchangesPage />;
  },
  [paths.adminAudit]: async () => {
    const { AuditPage } = await import('./oversight/AuditPage');
    return <AuditPage />;
  },
  [paths.adminData]: async () => {
    const { DataRequestsPage } = await import('./data-requests/DataRequestsPage');
    return <DataRequestsPage />;
  },
  [paths.adminBreach]: async () => {
    const { BreachPage } = await import('./breach/BreachPage');
    return <BreachPage />;
  },
  [paths.adminSystem]: async () => {
    const { SystemPage } = await import('./system/SystemPage');
    return <SystemPage />;
  },
  [paths.adminExplorer]: async () => {
    const { ExplorerPage } = await import('./explorer/ExplorerPage');
    return <ExplorerPage />;
  },
};
