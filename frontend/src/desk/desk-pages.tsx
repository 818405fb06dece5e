import { paths, staffPaths } from '../paths';

/** Routes of the front desk's pages, each loaded on first use. */
export const deskPages = {
  [paths.desk]: async () => (await import('./DeskDayPage')).DeskDayPage,
  [staffPaths.deskCalendar]: async () => {
    const { SchedulePage } = await import('../schedule/SchedulePage');
    return () => <SchedulePage title="Calendar" />;
  },
  [staffPaths.deskPatients]: async () => (await import('./DeskPatientsPage')).DeskPatientsPage,
  [staffPaths.deskAccount]: async () => (await import('../own-account/OwnAccountPage')).OwnAccountPage,
  [staffPaths.deskPatient]: async () => (await import('./DeskPatientPage')).DeskPatientPage,
  [staffPaths.deskPayments]: async () => (await import('./DeskPaymentsPage')).DeskPaymentsPage,
  [staffPaths.deskRequests]: async () => {
    const { PendingSessionsPage } = await import('../schedule/PendingSessionsPage');
    return () => <PendingSessionsPage title="Requests" />;
  },
  [staffPaths.deskMissed]: async () => (await import('../missed/MissedPage')).MissedPage,
  [staffPaths.deskCovers]: async () => (await import('../covers/CoversPage')).CoversPage,
  [staffPaths.deskWaiting]: async () => (await import('../waiting/WaitingListPage')).WaitingListPage,
  [staffPaths.deskReferrals]: async () => (await import('../referrals/ReferralsPage')).ReferralsPage,
  [staffPaths.deskInbox]: async () => (await import('../inbox/InboxPage')).InboxPage,
  [staffPaths.deskMessages]: async () => (await import('../messages/MessagesPage')).MessagesPage,
};
