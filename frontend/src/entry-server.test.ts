import { expect, it } from 'vitest';
import { applicationPages } from './entry-server';

function ownSources(path: string): string[] {
  const { sources = [] } = applicationPages.find((page) => page.path === path) ?? {};
  return sources.filter((name) => name.startsWith('user/'));
}

it.each([
  ['/user/today', 'user/today/TodayPage.tsx'],
  ['/user/plan', 'user/plan/OwnPlanPage.tsx'],
  ['/user/progress', 'user/progress/ProgressPage.tsx'],
  ['/user/measure', 'user/measure/MeasurePage.tsx'],
  ['/user/lessons', 'user/lessons/OwnLessonsPage.tsx'],
])('the HTML of %s names the scripts of the frame and of its own page, and of no other', (path, source) => {
  expect(ownSources(path)).toEqual(['user/day-pages.tsx', 'user/frame/OwnLayout.tsx', source]);
});

it.each([
  ['/user/sessions', 'user/sessions/OwnSessionsPage.tsx'],
  ['/user/settings', 'user/settings/SettingsPage.tsx'],
  ['/user/payments', 'user/payments/OwnPaymentsPage.tsx'],
  ['/user/records', 'user/records/RecordReadersPage.tsx'],
  ['/user/reports', 'user/reports/OwnReportsPage.tsx'],
])('the HTML of %s names those, and the list of pages besides the day', (path, source) => {
  expect(ownSources(path)).toEqual(['user/day-pages.tsx', 'user/frame/OwnLayout.tsx', 'user/own-pages.tsx', source]);
});

it('the HTML of /user names the scripts of its own page, and of no other', () => {
  expect(ownSources('/user')).toEqual(['user/own-pages.tsx', 'user/UserPage.tsx']);
});
