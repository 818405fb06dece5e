import { paths } from '../paths';

/** The frame of the patient's pages below /user/. */
export const ownFrame = async () => (await import('./frame/OwnLayout')).OwnLayout;

/**
 * Routes of the patient's pages that work without a connection, each loaded on first use. Apart from own-pages.tsx, so that the day does not
 * load the names of the files of all other pages.
 */
export const dayPages = {
  [paths.userToday]: async () => (await import('./today/TodayPage')).TodayPage,
  [paths.userPlan]: async () => (await import('./plan/OwnPlanPage')).OwnPlanPage,
  [paths.userProgress]: async () => (await import('./progress/ProgressPage')).ProgressPage,
  [paths.userMeasure]: async () => (await import('./measure/MeasurePage')).MeasurePage,
  [paths.userLessons]: async () => (await import('./lessons/OwnLessonsPage')).OwnLessonsPage,
};
