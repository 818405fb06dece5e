import { clinicDay } from '#src/calendar/clinic-time';
import { log } from '#src/log';
import { isUnsettled, type DayEntry, type OwnValue } from './day-entries';
import { dayRequest, languageOfAnswers } from './day-request';
import type { Severity, TodayQuery } from './gql/generated';
import { recordTable } from './record-table';
import { gravest, gravityOf, saidOn } from './reported-signs';

/** Data of an account on this phone, which survives the tab; logout deletes it. */
export interface StoredDay {
  readonly entries: readonly DayEntry[];
  /** The last value of each measure recorded on this phone, which can be undone on the same day. */
  readonly own: Readonly<Record<string, OwnValue>>;
  /** Severity of the stored sign that has no known answer of a clinician. */
  readonly stop: Severity | null;
  /** Texts in the inputs of /user/measure, by measure. */
  readonly typed: Readonly<Record<string, string>>;
}

/** The server's last response, which is shown while there is no other. */
export interface LastDay {
  readonly account: string;
  readonly told: TodayQuery;
  /** ISO 8601: time of the response. */
  readonly keptAt: string;
}

/** What a page finds on this phone before the server has answered. */
export interface FoundDay {
  /** The last patient's day in the page's language. */
  readonly last: LastDay | null;
  /** Severity of a sign that any account reported on this phone and that has no known answer. */
  readonly gravity: Severity | null;
}

type Records = ReadonlyMap<string, unknown>;

/** The stored form of a day: another version of the application may request other fields. */
type DayRecord = LastDay & { readonly query: string };
type Inputs = Omit<StoredDay, 'entries'>;

const noInputs: Inputs = { own: {}, stop: null, typed: {} };
const nothing: StoredDay = { entries: [], ...noInputs };

const days = 'day/';
const entriesOf = (account: string) => `entry/${account}/`;
const inputsOf = (account: string) => `inputs/${account}`;
const dayOf = (account: string) => `${days}${account}/${languageOfAnswers}`;

/** The stored days of one page: it reads them, and writes what has changed since. */
export class StoredDays {
  #account = '';
  #saved: StoredDay = nothing;

  /** Finds what is stored before the account is known. */
  async find(): Promise<FoundDay> {
    const records = await allRecords();
    const kept = [...valuesAt<DayRecord>(records, days)];
    const newest = kept.toSorted((a, b) => a.keptAt.localeCompare(b.keptAt)).at(-1);
    const last = newest && (records.get(dayOf(newest.account)) as DayRecord | undefined);
    return { last: last?.query === dayRequest.query ? last : null, gravity: gravityIn(records, Date.now()) };
  }

  /** Reads an account's stored day. */
  async read(account: string): Promise<StoredDay> {
    return storedIn(await allRecords(), account);
  }

  /** Begins to write for an account; changes are counted from its stored day on. */
  begin(account: string, stored: StoredDay): void {
    this.#account = account;
    this.#saved = stored;
  }

  /** Reads the entries of the account that another tab has stored since. */
  async entriesOfOtherTabs(): Promise<readonly DayEntry[]> {
    const { entries } = storedIn(await allRecords(), this.#account);
    const known = new Set(this.#saved.entries.map(({ entry }) => entry.clientId));
    return entries.filter(({ entry }) => !known.has(entry.clientId));
  }

  /** Writes what has changed since the last call, with a new response of the server in the same transaction. */
  save(next: StoredDay, kept?: Omit<LastDay, 'account'>): void {
    const account = this.#account;
    const changes = new Map<string, unknown>(changesOf(account, this.#saved, next));
    this.#saved = next;
    if (kept) changes.set(dayOf(account), { ...kept, account, query: dayRequest.query } satisfies DayRecord);
    if (changes.size === 0) return;
    // The day of another account must not be shown on a phone that this one has signed in on.
    const isOfOther = (key: string) => key.startsWith(days) && !key.startsWith(`${days}${account}/`);
    const written = recordTable.write(changes, kept && isOfOther);
    written.catch((error: unknown) => log.warn('What was ticked could not be kept.', error));
  }
}

function* changesOf(account: string, former: StoredDay, next: StoredDay): Generator<[string, unknown]> {
  const had = new Map(former.entries.map((one) => [one.entry.clientId, one]));
  for (const one of next.entries) {
    if (had.get(one.entry.clientId) !== one) yield [entriesOf(account) + one.entry.clientId, one];
    had.delete(one.entry.clientId);
  }
  for (const gone of had.keys()) yield [entriesOf(account) + gone, undefined];
  const [before, after] = [former, next].map(({ own, stop, typed }): Inputs => ({ own, stop, typed }));
  const text = JSON.stringify(after);
  if (JSON.stringify(before) !== text) yield [inputsOf(account), text === JSON.stringify(noInputs) ? undefined : after];
}

/** Returns the entries that a logout of the account would lose. */
export async function unsentOf(account: string): Promise<readonly DayEntry[]> {
  return storedIn(await allRecords(), account).entries.filter(isUnsettled);
}

/** Whether the account has unsent entries, or any account a reported sign without a known answer. */
export async function hasLeft(account: string): Promise<boolean> {
  const records = await allRecords();
  return storedIn(records, account).entries.some(isUnsettled) || gravityIn(records, Date.now()) !== null;
}

/** Returns no records if they cannot be read: the page then depends on the server. */
async function allRecords(): Promise<Records> {
  try {
    return await recordTable.all();
  } catch (error) {
    log.warn('What this phone keeps could not be read.', error);
    return new Map();
  }
}

/** Returns the stored day of an account; another's is ignored. */
function storedIn(records: Records, account: string): StoredDay {
  const entries = [...valuesAt<DayEntry>(records, entriesOf(account))];
  const inputs = records.get(inputsOf(account)) as Inputs | undefined;
  return { ...nothing, ...inputs, entries: entries.toSorted((a, b) => a.entry.at.localeCompare(b.entry.at)) };
}

function gravityIn(records: Records, now: number): Severity | null {
  const stops = [...valuesAt<Inputs>(records, 'inputs/')].map(({ stop }) => stop);
  const said = saidOn([...valuesAt<DayEntry>(records, 'entry/')], clinicDay(now));
  return gravest([...stops, gravityOf(said)]);
}

function* valuesAt<Value>(records: Records, prefix: string): Generator<Value> {
  for (const [key, value] of records) if (key.startsWith(prefix)) yield value as Value;
}
