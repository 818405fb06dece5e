import { paths } from '../paths';

/** The pages of an account by their addresses, each of which loads when it is first shown. */
export const ownPages = {
  [paths.patientSignup]: async () => {
    const { PatientSignupPage } = await import('./PatientSignupPage');
    return <PatientSignupPage />;
  },
  [paths.user]: async () => {
    const { UserPage } = await import('./UserPage');
    return <UserPage />;
  },
  [paths.userPayments]: async () => {
    const { OwnPaymentsPage } = await import('./payments/OwnPaymentsPage');
    return <OwnPaymentsPage />;
  },
  [paths.userToday]: async () => {
    const { TodayPage } = await import('./today/TodayPage');
    return <TodayPage />;
  },
};
