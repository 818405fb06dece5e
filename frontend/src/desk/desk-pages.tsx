import { paths } from '../paths';

/** Routes of the front desk's pages, each loaded on first use. */
export const deskPages = {
  [paths.desk]: async () => {
    const { DeskDayPage } = await import('./DeskDayPage');
    return <DeskDayPage />;
  },
  [paths.deskCalendar]: async () => {
    const { SchedulePage } = await import('../schedule/SchedulePage');
    return <SchedulePage title="Calendar" />;
  },
  [paths.deskPatients]: async () => {
    const { DeskPatientsPage } = await import('./DeskPatientsPage');
    return <DeskPatientsPage />;
  },
  [paths.deskAccount]: async () => {
    const { OwnAccountPage } = await import('../own-account/OwnAccountPage');
    return <OwnAccountPage />;
  },
  [paths.deskPatient]: async () => {
    const { DeskPatientPage } = await import('./DeskPatientPage');
    return <DeskPatientPage />;
  },
  [paths.deskPayments]: async () => {
    const { DeskPaymentsPage } = await import('./DeskPaymentsPage');
    return <DeskPaymentsPage />;
  },
  [paths.deskRequests]: async () => {
    const { PendingSessionsPage } = await import('../schedule/PendingSessionsPage');
    return <PendingSessionsPage title="Requests" />;
  },
  [paths.deskMissed]: async () => {
    const { MissedPage } = await import('../missed/MissedPage');
    return <MissedPage />;
  },
  [paths.deskCovers]: async () => {
    const { CoversPage } = await import('../covers/CoversPage');
    return <CoversPage />;
  },
  [paths.deskWaiting]: async () => {
    const { WaitingListPage } = await import('../waiting/WaitingListPage');
    return <WaitingListPage />;
  },
  [paths.deskInbox]: async () => {
    const { InboxPage } = await import('../inbox/InboxPage');
    return <InboxPage />;
  },
  [paths.deskMessages]: async () => {
    const { MessagesPage } = await import('../messages/MessagesPage');
    return <MessagesPage />;
  },
};
