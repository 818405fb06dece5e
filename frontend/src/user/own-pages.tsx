import { paths } from '../paths';

/** The frame of the family's pages: that of patients for a patient, else one without a day of its own. */
export async function familyFrame() {
  const { FamilyFrame } = await import('./family/FamilyFrame');
  return <FamilyFrame />;
}

/** Routes of an account's pages besides those of its day, each loaded on first use. */
export const ownPages = {
  [paths.patientSignup]: async () => {
    const { PatientSignupPage } = await import('./PatientSignupPage');
    return <PatientSignupPage />;
  },
  [paths.user]: async () => {
    const { UserPage } = await import('./UserPage');
    return <UserPage />;
  },
  [paths.userSessions]: async () => {
    const { OwnSessionsPage } = await import('./sessions/OwnSessionsPage');
    return <OwnSessionsPage />;
  },
  [paths.userSettings]: async () => {
    const { SettingsPage } = await import('./settings/SettingsPage');
    return <SettingsPage />;
  },
  [paths.userPayments]: async () => {
    const { OwnPaymentsPage } = await import('./payments/OwnPaymentsPage');
    return <OwnPaymentsPage />;
  },
  [paths.userRecords]: async () => {
    const { RecordReadersPage } = await import('./records/RecordReadersPage');
    return <RecordReadersPage />;
  },
  [paths.userReports]: async () => {
    const { OwnReportsPage } = await import('./reports/OwnReportsPage');
    return <OwnReportsPage />;
  },
  [paths.userMessages]: async () => {
    const { OwnMessagesPage } = await import('./messages/OwnMessagesPage');
    return <OwnMessagesPage />;
  },
  [paths.userFamily]: async () => {
    const { FamilyPage } = await import('./family/FamilyPage');
    return <FamilyPage />;
  },
  [paths.userFamilyDay]: async () => {
    const { FamilyDayPage } = await import('./family/FamilyDayPage');
    return <FamilyDayPage />;
  },
  [paths.userQuestions]: async () => {
    const { QuestionsPage } = await import('./questions/QuestionsPage');
    return <QuestionsPage />;
  },
};
