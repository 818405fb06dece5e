import { addDays, clinicDay, startOfDay } from '#src/calendar/clinic-time';
import { fetchGraphql, dataOfEarly, Refusal } from '#src/auth/fetch-graphql';
import { dismissed, withoutStored, nextToSend, sentOf, type DayEntry } from './day-entries';
import type { EntryInput, TodayQuery } from './gql/generated';
import { noAnswer, nothingShown, type DayState } from './day-state';
import { dayRequest } from './day-request';
import { entriesFrom, valuesIn, type NewEntry } from './new-entries';
import { StoredDays, type LastDay } from './stored-day';
import { isFinal, sendEntries } from './send-entries';
import { gravityOfStop } from './reported-signs';
import { ServerClock } from './server-clock';

/** Backoff delays after a failure, in milliseconds; the last one repeats. */
const pauses = [2_000, 5_000, 15_000, 60_000];

const DAY_MS = 24 * 3_600_000;
/** Delay before a page that has moved to a new day requests it again. */
const NEW_DAY_MS = 60_000;
/** Delay before a page without an answer shows the kept day. */
const KEPT_DAY_MS = 1_500;

/**
 * Store of a patient's day: the server's day, and the entries since then. Entries are kept on the phone and retried until the server has
 * answered. Before it sends, it checks the signed-in account, so that entries never go to another account. Without an answer it shows the
 * day of the last one.
 */
export class DayStore {
  readonly #send: typeof fetch;
  readonly #clock = new ServerClock();
  readonly #onEnded: (sentAt: number) => void;
  readonly #listeners = new Set<() => void>();
  #state: DayState = nothingShown;
  #isSure = false;
  readonly #takeEarly: () => Promise<Response> | undefined;
  /** The shown day was requested before the page loaded. */
  #isEarly = false;
  readonly #stored = new StoredDays();
  /** The day that this phone keeps, until a day is shown. */
  #kept: LastDay | null = null;
  #readings = 0;
  /** Sequence numbers of the last started and the last shown read: responses may arrive out of order. */
  #begun = 0;
  #shown = 0;
  #isSending = false;
  /** Nobody is signed in, or the account lacks the permission: a retry would have the same result. */
  #isFinal = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextDay: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param onEnded called when the server reports session expiry, with `sentAt` of the request (Refusal)
   * @param takeEarly returns the early response once, which replaces the first read; rendering may start several times
   */
  constructor(
    send: typeof fetch,
    onEnded: (sentAt: number) => void,
    takeEarly: () => Promise<Response> | undefined = () => undefined,
  ) {
    this.#send = async (input, init) => {
      const response = await send(input, init);
      this.#clock.note(response);
      return response;
    };
    this.#onEnded = onEnded;
    this.#takeEarly = takeEarly;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
      clearTimeout(this.#timer);
      clearTimeout(this.#nextDay);
      clearTimeout(this.#patience);
    };
  };

  readonly state = (): DayState => this.#state;
  /** Reloads the day for the signed-in account, and sends unsent entries. */
  readonly wake = async (): Promise<void> => {
    this.#isSure = false;
    this.#isFinal = false;
    this.#followDay();
    this.#readings += 1;
    await this.#recall();
    this.#readings -= 1;
    if (!(await this.#showEarly())) await this.#read();
    await this.#sendWaiting();
  };

  /** Adds entries, such as an exercise, pain or a danger sign: they are shown and sent at once. */
  readonly add = (...entries: readonly NewEntry[]): void => {
    this.#add(entries.map((entry) => ({ entry })));
  };

  /** Undoes the last value of a measure that this phone recorded today. */
  readonly takeBack = (measure: string): void => {
    const { [measure]: value, ...own } = this.#state.own;
    if (!value) return;
    this.#become({ own });
    this.#add([{ entry: { undo: value.clientId }, undoes: { measure, at: value.at } }]);
  };

  #add(added: readonly { readonly entry: NewEntry; readonly undoes?: DayEntry['undoes'] }[]): void {
    const { told, day, own, entries } = this.#state;
    const at = new Date(this.#clock.now()).toJSON();
    const made = entriesFrom(added, { at, day, dangerSigns: told?.today?.dangerSigns ?? [] });
    this.#become({ entries: [...entries, ...made], own: { ...own, ...valuesIn(made) } });
    void this.#sendWaiting();
  }

  /** Stores the text of an input, so that it survives a change of language, and a tab that the phone discards. */
  readonly type = (input: string, text: string): void => {
    const { [input]: _former, ...others } = this.#state.typed;
    this.#become({ typed: text ? { ...others, [input]: text } : others });
  };

  /** Dismisses a rejected entry after the patient has read the reason. */
  readonly dismiss = (clientId: string): void => {
    this.#become({ entries: dismissed(this.#state.entries, clientId) });
  };

  /** Moves to the clinic's new day, also on a page that stays open, and requests it until the server returns it. */
  #followDay(): void {
    clearTimeout(this.#nextDay);
    const told = this.#state.told?.today?.day;
    if (!told) return;
    const now = this.#clock.now();
    const day = clinicDay(now) > told ? clinicDay(now) : told;
    if (day !== this.#state.day) this.#become({ day });
    if (this.#listeners.size === 0) return;
    const wait = day === told ? startOfDay(addDays(day, 1)).getTime() - now : NEW_DAY_MS;
    this.#nextDay = setTimeout(() => (this.#isFinal ? this.#followDay() : void this.wake()), Math.min(wait, DAY_MS));
  }

  /** Reads what this phone stores: at first the last day, then what another tab has added. */
  async #recall(): Promise<void> {
    if (this.#state.isFound) {
      const added = await this.#stored.entriesOfOtherTabs();
      if (added.length > 0) this.#become({ entries: [...this.#state.entries, ...added] });
      return;
    }
    const { last, gravity } = await this.#stored.find();
    if (this.#state.isFound) return;
    this.#kept = last;
    this.#become({ isFound: true, before: gravity });
    if (last) this.#patience = setTimeout(() => void this.#showKept(), KEPT_DAY_MS);
  }

  /** Shows the day that this phone keeps, until the server has answered. */
  async #showKept(): Promise<void> {
    clearTimeout(this.#patience);
    const kept = this.#kept;
    if (!kept || this.#state.told) return;
    const { account, told, keptAt } = kept;
    const stored = await this.#stored.read(account);
    if (this.#state.told) return;
    this.#stored.begin(account, stored);
    const { entries, own, typed } = stored;
    this.#become({ told, keptAt, day: told.today?.day ?? '', entries, own, typed });
    this.#followDay();
  }

  /**
   * Shows the early response unless newer data is shown.
   * @returns whether it was a success; otherwise the next read reports the error
   */
  async #showEarly(): Promise<boolean> {
    const early = this.#takeEarly();
    if (!early) return false;
    this.#readings += 1;
    try {
      const response = await early;
      this.#clock.note(response);
      const told = await dataOfEarly<TodayQuery>(response);
      if (this.#shown > 0) return true;
      this.#isEarly = true;
      await this.#show(told, new Set(), 0);
      return true;
    } catch {
      return false;
    } finally {
      this.#readings -= 1;
    }
  }

  async #read(): Promise<void> {
    const sent = sentOf(this.#state.entries);
    this.#begun += 1;
    const number = this.#begun;
    this.#readings += 1;
    this.#isEarly = false;
    try {
      const { name, query, variables } = dayRequest;
      const told = await fetchGraphql<TodayQuery>(this.#send, name, query, variables);
      await this.#show(told, sent, number);
    } catch (error) {
      await this.#showKept();
      this.#become({ failure: error instanceof Refusal ? error.code : noAnswer });
      this.#stopOnRefusal(error);
    } finally {
      this.#readings -= 1;
    }
  }

  /**
   * Shows a response of the server, unless a newer one is shown.
   * @param sent entries that the server had when the day was requested, in the read with this sequence number
   */
  async #show(told: TodayQuery, sent: ReturnType<typeof sentOf>, number: number): Promise<void> {
    const account = told.me?.id ?? '';
    const isOther = () => account !== this.#state.told?.me?.id;
    const stored = isOther() ? await this.#stored.read(account) : null;
    if (number < this.#shown) return;
    // The kept day of the same account may have been shown meanwhile, with what was ticked on it.
    const kept = isOther() ? stored : null;
    if (kept) this.#stored.begin(account, kept);
    this.#shown = number;
    this.#isSure = number > 0;
    clearTimeout(this.#patience);
    this.#kept = null;
    const { own, typed, entries: known } = kept ?? this.#state;
    const day = told.today?.day ?? '';
    const entries = withoutStored(known, kept ? sentOf(known) : sent, day);
    this.#become({ told, day, failure: null, entries, own, typed, before: null, keptAt: null }, told);
    this.#followDay();
  }

  async #sendWaiting(): Promise<void> {
    const entries = nextToSend(this.#state.entries);
    if (entries.length === 0 || this.#isSending) return;
    if (this.#isEarly) {
      await this.#read();
      return this.#sendWaiting();
    }
    // The read in progress sends them afterwards.
    if (!this.#isSure) return this.#readings > 0 ? undefined : this.#later();
    this.#isSending = true;
    const isDone = await this.#attempt(entries);
    this.#isSending = false;
    const sent = new Set(entries.map(({ clientId }) => clientId));
    // A response that omits an entry does not settle it.
    if (!isDone || nextToSend(this.#state.entries).some(({ clientId }) => sent.has(clientId))) return this.#later();
    this.#failures = 0;
    this.#become({ isStuck: false });
    await this.#read();
    return this.#sendWaiting();
  }

  /**
   * Sends the entries once.
   * @returns whether the server has answered for them
   */
  async #attempt(entries: readonly EntryInput[]): Promise<boolean> {
    try {
      const settle = await sendEntries(this.#send, entries);
      this.#become({ entries: settle(this.#state.entries) });
      return true;
    } catch (error) {
      this.#stopOnRefusal(error);
      return false;
    }
  }

  /** After session expiry or a refusal, stops reading and sending until `wake`. */
  #stopOnRefusal(error: unknown): void {
    if (!(error instanceof Refusal)) return;
    const isEnded = error.code === 'UNAUTHENTICATED';
    if (!isEnded && !isFinal(error)) return;
    this.#isSure = false;
    this.#isFinal = true;
    // A day that only this phone keeps stays readable, and offers the sign-in itself.
    if (isEnded && !this.#state.keptAt) this.#onEnded(error.sentAt);
  }

  #later(): void {
    this.#become({ isStuck: true, retries: !this.#isFinal });
    if (this.#isFinal) return;
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)];
    this.#failures += 1;
    clearTimeout(this.#timer);
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.wake(), pause);
  }

  /** @param answered the server's new response, which this phone keeps */
  #become(change: Partial<DayState>, answered?: TodayQuery): void {
    this.#state = { ...this.#state, ...change };
    const { told, entries, own, typed } = this.#state;
    // Without listeners, another page stores the day, or a logout has deleted it.
    if (told?.me && this.#listeners.size > 0) {
      const next = { entries, own, stop: gravityOfStop(told), typed };
      const keptAt = new Date(this.#clock.now()).toJSON();
      this.#stored.save(next, answered && { told: answered, keptAt });
    }
    for (const onChange of this.#listeners) onChange();
  }
}
