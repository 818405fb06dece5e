import type { DayEntry, OwnValue } from './day-entries';
import type { Severity, TodayQuery } from './gql/generated';

/** A patient's day as the page shows it. */
export interface DayState {
  /** As the server told it last; undefined until it has. */
  readonly told: TodayQuery | undefined;
  /** The clinic's day that the page shows: the one that was told, or a later one that has begun since; empty where none was told. */
  readonly day: string;
  /** What the last attempt to read the day met: the code of a refusal, or that no answer came. */
  readonly failure: string | null;
  readonly entries: readonly DayEntry[];
  /** The last value of each measure that this tab told, which can be taken back on its day. */
  readonly own: Readonly<Record<string, OwnValue>>;
  /** What stands in the inputs of /user/measure, by what is measured. */
  readonly typed: Readonly<Record<string, string>>;
  /** The last attempt to send failed. */
  readonly isStuck: boolean;
  /** It is tried again without anybody doing anything. */
  readonly retries: boolean;
  /** How grave a sign is that was said in this tab before; known until the server has told who is there. */
  readonly before: Severity | null;
}
