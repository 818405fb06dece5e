import { paths } from '../paths';

/** Routes of the front desk's pages, each loaded on first use. */
export const deskPages = {
  [paths.desk]: async () => (await import('./DeskDayPage')).DeskDayPage,
  [paths.deskCalendar]: async () => {
    const { SchedulePage } = await import('../schedule/SchedulePage');
    return () => <SchedulePage title="Calendar" />;
  },
  [paths.deskPatients]: async () => (await import('./DeskPatientsPage')).DeskPatientsPage,
  [paths.deskAccount]: async () => (await import('../own-account/OwnAccountPage')).OwnAccountPage,
  [paths.deskPatient]: async () => (await import('./DeskPatientPage')).DeskPatientPage,
  [paths.deskPayments]: async () => (await import('./DeskPaymentsPage')).DeskPaymentsPage,
  [paths.deskRequests]: async () => {
    const { PendingSessionsPage } = await import('../schedule/PendingSessionsPage');
    return () => <PendingSessionsPage title="Requests" />;
  },
  [paths.deskMissed]: async () => (await import('../missed/MissedPage')).MissedPage,
  [paths.deskCovers]: async () => (await import('../covers/CoversPage')).CoversPage,
  [paths.deskWaiting]: async () => (await import('../waiting/WaitingListPage')).WaitingListPage,
  [paths.deskReferrals]: async () => (await import('../referrals/ReferralsPage')).ReferralsPage,
  [paths.deskInbox]: async () => (await import('../inbox/InboxPage')).InboxPage,
  [paths.deskMessages]: async () => (await import('../messages/MessagesPage')).MessagesPage,
};
