import type { MessageLanguage } from '../../identity/index.js';
import { answeredAdvice } from '../ledger/how-far.js';
import type { TaskRow } from '../ledger/plan.queries.js';

/** A task as it is shown. */
export interface TaskView extends Omit<TaskRow, 'createdAt' | 'dueAt' | 'acknowledgedAt' | 'answeredAt'> {
  createdAt: Date;
  dueAt: Date;
  acknowledgedAt: Date | null;
  answeredAt: Date | null;
  overdue: boolean;
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * A task at a moment: overdue when it is not answered by the time that its signs leave, whoever has seen it. An answered one has the
 * doctor's advice, else the product's sentence in the language.
 */
export function taskView(row: TaskRow, now: Date, language: MessageLanguage = 'EN'): TaskView {
  const [createdAt, dueAt] = [new Date(row.createdAt), new Date(row.dueAt)];
  const isAnswered = row.status === 'RESOLVED';
  return {
    ...row,
    createdAt,
    dueAt,
    acknowledgedAt: momentOf(row.acknowledgedAt),
    answeredAt: momentOf(row.answeredAt),
    advice: isAnswered ? (row.advice ?? answeredAdvice(language)) : null,
    overdue: !isAnswered && dueAt < now,
  };
}

/** A task as its patient sees it: the note is the clinic's own. */
export const patientTaskView = (row: TaskRow, now: Date, language: MessageLanguage): TaskView => ({
  ...taskView(row, now, language),
  note: null,
});
