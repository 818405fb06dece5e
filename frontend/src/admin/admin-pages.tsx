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
  [paths.admin]: async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  [paths.adminPatientRecord]: async () => (await import('./patients/PatientRecordsPage')).PatientRecordsPage,
  [paths.adminPatient]: async () => (await import('./patient-page/PatientPage')).PatientPage,
  [paths.adminPendingSessions]: async () => (await import('../schedule/PendingSessionsPage')).PendingSessionsPage,
  [paths.adminSchedule]: async () => (await import('../schedule/SchedulePage')).SchedulePage,
  [paths.adminMissedSessions]: () => () => <PlaceholderPage label="Missed Sessions" meanwhile={missedMeanwhile} />,
  [paths.adminCompletedSessions]: () => () => (
    <PlaceholderPage label="Completed Sessions" meanwhile={scheduleMeanwhile} />
  ),
  [paths.adminPayment]: async () => (await import('./payments/PaymentsPage')).PaymentsPage,
  [paths.adminServices]: () => () => (
    <PlaceholderPage
      label="Services"
      meanwhile={{
        to: paths.adminClinic,
        text: 'Open the clinic settings to say which sessions you offer, how long they take and what they cost',
      }}
    />
  ),
  [paths.adminChangeUsertype]: () => () => (
    <PlaceholderPage
      label="Change Usertype"
      meanwhile={{ to: paths.adminAccounts, text: 'Open the accounts to change what somebody may do' }}
    />
  ),
  [paths.adminReport]: () => () => (
    <PlaceholderPage
      label="Report"
      meanwhile={{
        to: paths.adminReports,
        text: 'Open the reports to see what was earned, with the rows behind each figure',
      }}
    />
  ),
  [paths.adminReports]: async () => (await import('./reports/ReportsPage')).ReportsPage,
  [paths.adminReportOf]: async () => (await import('./reports/ReportPage')).ReportPage,
  [paths.adminProfile]: async () => (await import('./profile/AdminProfilePage')).AdminProfilePage,
  [paths.adminSupport]: () => () => (
    <PlaceholderPage
      label="Support"
      meanwhile={{ to: paths.adminInbox, text: 'Open the inbox to read what visitors wrote to the clinic' }}
    />
  ),
  [paths.adminCommonResource]: () => () => (
    <PlaceholderPage
      label="Common Resource"
      meanwhile={{ to: paths.adminProtocols, text: 'Open the protocols to see from what recovery plans are made' }}
    />
  ),
  [paths.adminInbox]: async () => (await import('../inbox/InboxPage')).InboxPage,
  [paths.adminMessages]: async () => (await import('../messages/MessagesPage')).MessagesPage,
  [paths.adminDayBook]: async () => (await import('./day-book/DayBookPage')).DayBookPage,
  [paths.adminDues]: async () => (await import('./dues/DuesPage')).DuesPage,
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
  [paths.adminReferrals]: async () => (await import('./integrations/ReferralsPage')).ReferralsPage,
  [paths.adminExchanges]: async () => (await import('./integrations/ExchangesPage')).ExchangesPage,
  [paths.adminAudit]: async () => (await import('./oversight/AuditPage')).AuditPage,
  [paths.adminData]: async () => (await import('./data-requests/DataRequestsPage')).DataRequestsPage,
  [paths.adminBreach]: async () => (await import('./breach/BreachPage')).BreachPage,
  [paths.adminSystem]: async () => (await import('./system/SystemPage')).SystemPage,
  [paths.adminExplorer]: async () => (await import('./explorer/ExplorerPage')).ExplorerPage,
};
