import { expect, it } from 'vitest';
import { applicationPages } from './entry-server';

it.each([
  ['/user', 'user/UserPage.tsx'],
  ['/user/payments', 'user/payments/OwnPaymentsPage.tsx'],
  ['/user/records', 'user/records/RecordReadersPage.tsx'],
  ['/user/today', 'user/today/TodayPage.tsx'],
  ['/user/plan', 'user/plan/OwnPlanPage.tsx'],
  ['/user/progress', 'user/progress/ProgressPage.tsx'],
  ['/user/measure', 'user/measure/MeasurePage.tsx'],
])('the HTML of %s names the scripts of its own page, and of no other', (path, source) => {
  const { sources = [] } = applicationPages.find((page) => page.path === path) ?? {};
  expect(sources.filter((name) => name.startsWith('user/'))).toEqual(['user/own-pages.tsx', source]);
});
