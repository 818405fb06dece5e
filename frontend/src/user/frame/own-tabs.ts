import type { ComponentType } from 'react';
import * as course from '#messages/course';
import * as text from '#messages/today';
import { paths } from '#src/paths';
import { UnreadCount } from './UnreadCount';

/** A tab of the patient's pages. */
export interface OwnTab {
  readonly to: string;
  readonly label: string;
  /** Path data of the icon, in a box of 24 × 24. */
  readonly drawing: string;
  /** Shown only with a live plan. */
  readonly isOfPlan?: boolean;
  /** Shows a number beside the label, such as that of unread messages. */
  readonly Count?: ComponentType;
}

/** The tabs in order. A page gets its tab by one line here; it must exist. */
export const ownTabs: readonly OwnTab[] = [
  { to: paths.userToday, label: text.title, drawing: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4M9 15l2 2 4-4' },
  { to: paths.userPlan, label: course.plan, drawing: 'M6 3v18M6 5h12l-3 4 3 4H6', isOfPlan: true },
  { to: paths.userProgress, label: course.progress, drawing: 'M4 4v16h16M7 15l4-4 3 3 5-6', isOfPlan: true },
  { to: paths.userMessages, label: text.messages, drawing: 'M4 5h16v12H9l-5 4z', Count: UnreadCount },
  { to: paths.user, label: text.toProfile, drawing: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c1-5 4-7 8-7s7 2 8 7' },
];

/** Questionnaires are below an address of their own, without a page. */
const questions = paths.userQuestions.split('/', 3).join('/');

/** Pages without a tab of their own, and the tab that leads to them. */
const parents: Readonly<Record<string, string>> = {
  [paths.userMeasure]: paths.userProgress,
  [paths.userLessons]: paths.userPlan,
  [questions]: paths.userToday,
  [paths.userSessions]: paths.user,
  [paths.userSettings]: paths.user,
  [paths.userPayments]: paths.user,
  [paths.userRecords]: paths.user,
  [paths.userReports]: paths.user,
  [paths.userFamily]: paths.user,
};

/** Returns the path of the tab under which a page is. */
export function tabOf(page: string): string {
  // What stands below a page, such as one exercise, is under its tab.
  const path = page.toLowerCase().split('/', 3).join('/').replace(/\/$/, '');
  return parents[path] ?? path;
}
