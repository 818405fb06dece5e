import { paths } from '../paths';

/** The frame of the patient's pages below /user/. */
export async function ownFrame() {
  const { OwnLayout } = await import('./frame/OwnLayout');
  return <OwnLayout />;
}

/**
 * Routes of the patient's pages that work without a connection, each loaded on first use. Apart from own-pages.tsx, so that the day does not
 * load the names of the files of all other pages.
 */
export const dayPages = {
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
  [paths.userLessons]: async () => {
    const { OwnLessonsPage } = await import('./lessons/OwnLessonsPage');
    return <OwnLessonsPage />;
  },
};
