import type { DayEntry, OwnValue } from './day-entries';
import type { Severity, TodayQuery } from './gql/generated';

/** State of a patient's day. */
export interface DayState {
  /** The server's last response; undefined before the first. */
  readonly told: TodayQuery | undefined;
  /** The clinic's day that the page shows: the loaded one, or a later one that has begun since; empty before the first load. */
  readonly day: string;
  /** Error of the last read: a reason code, or `noAnswer`. */
  readonly failure: string | null;
  readonly entries: readonly DayEntry[];
  /** The last value of each measure recorded in this tab, which can be undone on the same day. */
  readonly own: Readonly<Record<string, OwnValue>>;
  /** Texts in the inputs of /user/measure, by measure. */
  readonly typed: Readonly<Record<string, string>>;
  /** The last attempt to send failed. */
  readonly isStuck: boolean;
  /** The next attempt is automatic. */
  readonly retries: boolean;
  /** Severity of a sign reported in this tab before; used until the server has returned the account. */
  readonly before: Severity | null;
}
