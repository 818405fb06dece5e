import type { MessageLanguage } from '../../identity/index.js';
import { answeredAdvice } from '../ledger/how-far.js';
import type { TaskRow } from '../ledger/plan.queries.js';

/** A task for display. */
export interface TaskView extends Omit<
  TaskRow,
  'planKind' | 'planEnded' | 'createdAt' | 'dueAt' | 'acknowledgedAt' | 'answeredAt'
> {
  createdAt: Date;
  dueAt: Date;
  acknowledgedAt: Date | null;
  answeredAt: Date | null;
  overdue: boolean;
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Maps a task for display at a time. A task is overdue after its deadline until it is resolved, acknowledged or not. A resolved one has the
 * clinician's advice, or else the standard text in the language.
 */
export function taskView(
  { planKind, planEnded, ...row }: TaskRow,
  now: Date,
  language: MessageLanguage = 'EN',
): TaskView {
  const [createdAt, dueAt] = [new Date(row.createdAt), new Date(row.dueAt)];
  const isAnswered = row.status === 'RESOLVED';
  return {
    ...row,
    createdAt,
    dueAt,
    acknowledgedAt: momentOf(row.acknowledgedAt),
    answeredAt: momentOf(row.answeredAt),
    advice: isAnswered ? (row.advice ?? answeredAdvice({ planKind, planEnded }, language)) : null,
    overdue: !isAnswered && dueAt < now,
  };
}

/** Maps a task for its patient, without the clinic's note. */
export const patientTaskView = (row: TaskRow, now: Date, language: MessageLanguage): TaskView => ({
  ...taskView(row, now, language),
  note: null,
});
