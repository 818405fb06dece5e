import type { DayEntry, OwnValue } from './day-entries';
import type { Severity, TodayQuery } from './gql/generated';

/** Failure of a read that got no response. */
export const noAnswer = 'no answer';

/** State of a patient's day. */
export interface DayState {
  /** The server's last response; undefined before the first. */
  readonly told: TodayQuery | undefined;
  /** The clinic's day that the page shows: the loaded one, or a later one that has begun since; empty before the first load. */
  readonly day: string;
  /** Error of the last read: a reason code, or `noAnswer`. */
  readonly failure: string | null;
  readonly entries: readonly DayEntry[];
  /** The last value of each measure recorded on this phone, which can be undone on the same day. */
  readonly own: Readonly<Record<string, OwnValue>>;
  /** Texts in the inputs of /user/measure, by measure. */
  readonly typed: Readonly<Record<string, string>>;
  /** The last attempt to send failed. */
  readonly isStuck: boolean;
  /** The next attempt is automatic. */
  readonly retries: boolean;
  /** Severity of a sign reported on this phone before; used until the server has returned the account. */
  readonly before: Severity | null;
  /** ISO 8601: time of the response that this phone kept and that the page shows until the server answers; null for a current one. */
  readonly keptAt: string | null;
  /** The page has looked for a day that this phone keeps. */
  readonly isFound: boolean;
}

/** State of a page that has not found or loaded anything. */
export const nothingShown: DayState = {
  told: undefined,
  day: '',
  failure: null,
  entries: [],
  own: {},
  typed: {},
  isStuck: false,
  retries: true,
  before: null,
  keptAt: null,
  isFound: false,
};
