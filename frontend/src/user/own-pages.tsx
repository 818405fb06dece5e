import { paths } from '../paths';

/** The frame of the family's pages: that of patients for a patient, else one without a day of its own. */
export const familyFrame = async () => (await import('./family/FamilyFrame')).FamilyFrame;

/** Routes of an account's pages besides those of its day, each loaded on first use. */
export const ownPages = {
  [paths.patientSignup]: async () => (await import('./PatientSignupPage')).PatientSignupPage,
  [paths.user]: async () => (await import('./UserPage')).UserPage,
  [paths.userSessions]: async () => (await import('./sessions/OwnSessionsPage')).OwnSessionsPage,
  [paths.userSettings]: async () => (await import('./settings/SettingsPage')).SettingsPage,
  [paths.userPayments]: async () => (await import('./payments/OwnPaymentsPage')).OwnPaymentsPage,
  [paths.userRecords]: async () => (await import('./records/RecordReadersPage')).RecordReadersPage,
  [paths.userReports]: async () => (await import('./reports/OwnReportsPage')).OwnReportsPage,
  [paths.userMessages]: async () => (await import('./messages/OwnMessagesPage')).OwnMessagesPage,
  [paths.userFamily]: async () => (await import('./family/FamilyPage')).FamilyPage,
  [paths.userFamilyDay]: async () => (await import('./family/FamilyDayPage')).FamilyDayPage,
  [paths.userQuestions]: async () => (await import('./questions/QuestionsPage')).QuestionsPage,
};
