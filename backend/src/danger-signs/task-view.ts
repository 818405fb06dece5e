import type { TaskRow } from '../recovery/plan.queries.js';

/** A task as it is shown. */
export interface TaskView extends Omit<TaskRow, 'createdAt' | 'dueAt'> {
  createdAt: Date;
  dueAt: Date;
  overdue: boolean;
}

/** A task at a moment: overdue when it is not answered by the time that its signs leave, whoever has seen it. */
export function taskView(row: TaskRow, now: Date): TaskView {
  const [createdAt, dueAt] = [new Date(row.createdAt), new Date(row.dueAt)];
  return { ...row, createdAt, dueAt, overdue: row.status !== 'RESOLVED' && dueAt < now };
}
