import { paths } from '../paths';

/** Routes of an account's pages, each loaded on first use. */
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
  [paths.userRecords]: async () => {
    const { RecordReadersPage } = await import('./records/RecordReadersPage');
    return <RecordReadersPage />;
  },
  [paths.userToday]: async () => {
    const { TodayPage } = await import('./today/TodayPage');
    return <TodayPage />;
  },
  [paths.userPlan]: async () => {
    const { OwnPlanPage } = await import('./plan/OwnPlanPage');
    return <OwnPlanPage />;
  },
  [paths.userProgress]: async () => {
    const { ProgressPage } = await import('./progress/ProgressPage');
    return <ProgressPage />;
  },
  [paths.userMeasure]: async () => {
    const { MeasurePage } = await import('./measure/MeasurePage');
    return <MeasurePage />;
  },
};
