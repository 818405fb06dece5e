import { addDays, clinicDay, startOfDay } from '#src/calendar/clinic-time';
import { fetchGraphql, dataOfEarly, Refusal } from '#src/auth/fetch-graphql';
import { dismissed, withoutStored, nextToSend, refused, sentOf, settled, type DayEntry } from './day-entries';
import type { EntryInput, RecordEntriesMutation, TodayQuery } from './gql/generated';
import type { DayState } from './day-state';
import { dayRequest, languageOfAnswers } from './day-request';
import { gravityKept, keepDay, takeDay } from './stored-day';
import recordEntries from './record-entries.graphql?raw';
import { gravest, gravityOfStop, yesSigns } from './reported-signs';
import { ServerClock } from './server-clock';

/** Backoff delays after a failure, in milliseconds; the last one repeats. */
const pauses = [2_000, 5_000, 15_000, 60_000];

const DAY_MS = 24 * 3_600_000;
/** Delay before a page that has moved to a new day requests it again, in milliseconds. */
const NEW_DAY_MS = 60_000;

/** Reason codes that a retry cannot change. */
const final = ['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'];

export const noAnswer = 'no answer';

/** An entry without id and time. */
type NewEntry = Omit<EntryInput, 'clientId' | 'at'>;

const nothing = () => undefined;

/**
 * Store of a patient's day: the server's day, and the entries since then. Entries are kept in the tab and retried until the server has
 * answered. Before it sends, it checks the signed-in account, so that entries never go to another account.
 */
export class DayStore {
  readonly #send: typeof fetch;
  readonly #clock = new ServerClock();
  readonly #onEnded: (sentAt: number) => void;
  readonly #listeners = new Set<() => void>();
  #state: DayState = {
    told: undefined,
    day: '',
    failure: null,
    entries: [],
    own: {},
    typed: {},
    isStuck: false,
    retries: true,
    before: gravityKept(Date.now()),
  };
  #isSure = false;
  readonly #takeEarly: () => Promise<Response> | undefined;
  /** The shown day was requested before the page loaded: check the account before sending. */
  #isEarly = false;
  #readings = 0;
  /** Sequence numbers of the last started read and of the last shown one: responses may arrive out of order. */
  #begun = 0;
  #shown = 0;
  #isSending = false;
  /** Nobody is signed in, or the account lacks the permission: a retry would have the same result. */
  #isFinal = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextDay: ReturnType<typeof setTimeout> | undefined;

  /**
   * Creates the store.
   * @param send `fetch` of the visit
   * @param onEnded called when the server reports session expiry, with `sentAt` of the request (Refusal)
   * @param takeEarly returns the early response once; it replaces the first read. Called at the first read, because rendering may start
   * several times
   */
  constructor(
    send: typeof fetch,
    onEnded: (sentAt: number) => void,
    takeEarly: () => Promise<Response> | undefined = nothing,
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
    };
  };

  readonly state = (): DayState => this.#state;

  /** Reloads the day for the signed-in account, and sends unsent entries. */
  readonly wake = async (): Promise<void> => {
    this.#isSure = false;
    this.#isFinal = false;
    this.#followDay();
    if (!(await this.#showEarly())) await this.#read();
    await this.#sendWaiting();
  };

  /** Adds entries, such as an exercise, pain or a danger sign: they are shown and sent at once. */
  readonly add = (...entries: readonly NewEntry[]): void => {
    this.#add(entries.map((entry) => ({ entry })));
  };

  /** Undoes the last value of a measure that this tab recorded today. */
  readonly takeBack = (measure: string): void => {
    const { [measure]: value, ...own } = this.#state.own;
    if (!value) return;
    this.#become({ own });
    this.#add([{ entry: { undo: value.clientId }, undoes: { measure, at: value.at } }]);
  };

  #add(added: readonly { readonly entry: NewEntry; readonly undoes?: DayEntry['undoes'] }[]): void {
    const { day, told, own, entries } = this.#state;
    const at = new Date(this.#clock.now()).toJSON();
    const made = added.map(({ entry, ...rest }): DayEntry => {
      const whole = { ...entry, clientId: crypto.randomUUID(), at };
      const yes = new Set(yesSigns({ entry: whole }));
      const signs = (told?.today?.dangerSigns ?? []).filter(({ key }) => yes.has(key));
      const severity = gravest(signs.map((sign) => sign.severity));
      return { entry: whole, state: 'waiting', day, severity, ...rest };
    });
    const values = made.flatMap(({ entry: { pain, measurement, clientId } }) => {
      const measure = pain ? 'PAIN' : measurement?.measure;
      return measure ? [[measure, { clientId, day, at }] as const] : [];
    });
    this.#become({ entries: [...entries, ...made], own: { ...own, ...Object.fromEntries(values) } });
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
      this.#show(told, new Set());
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
      if (number < this.#shown) return;
      this.#shown = number;
      this.#isSure = true;
      this.#show(told, sent);
    } catch (error) {
      this.#become({ failure: error instanceof Refusal ? error.code : noAnswer });
      this.#stopOnRefusal(error);
    } finally {
      this.#readings -= 1;
    }
  }

  /** @param sent entries that the server had when the day was requested */
  #show(told: TodayQuery, sent: ReturnType<typeof sentOf>): void {
    const isOther = told.me?.id !== this.#state.told?.me?.id;
    const kept = isOther ? takeDay(told.me?.id ?? '') : this.#state;
    const day = told.today?.day ?? '';
    const entries = withoutStored(kept.entries, isOther ? sentOf(kept.entries) : sent, day);
    const { own, typed } = kept;
    this.#become({ told, day, failure: null, entries, own, typed, before: null });
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
      const variables = { entries, language: languageOfAnswers };
      const answer = await fetchGraphql<RecordEntriesMutation>(this.#send, 'RecordEntries', recordEntries, variables);
      this.#become({ entries: settled(this.#state.entries, answer.recordEntries) });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal && final.includes(error.code))) {
        this.#stopOnRefusal(error);
        return false;
      }
      const ids = new Set(entries.map(({ clientId }) => clientId));
      this.#become({
        entries: this.#state.entries.map((one) => (ids.has(one.entry.clientId) ? refused(one, error.message) : one)),
      });
      return true;
    }
  }

  /** After session expiry or a refusal, stops reading and sending until `wake`. */
  #stopOnRefusal(error: unknown): void {
    if (!(error instanceof Refusal)) return;
    const isEnded = error.code === 'UNAUTHENTICATED';
    if (!isEnded && !final.includes(error.code)) return;
    this.#isSure = false;
    this.#isFinal = true;
    if (isEnded) this.#onEnded(error.sentAt);
  }

  #later(): void {
    this.#become({ isStuck: true, retries: !this.#isFinal });
    if (this.#isFinal) return;
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)];
    this.#failures += 1;
    clearTimeout(this.#timer);
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.wake(), pause);
  }

  #become(change: Partial<DayState>): void {
    this.#state = { ...this.#state, ...change };
    const { told, entries, own, typed } = this.#state;
    // Without listeners, another page stores the day, or a logout has deleted it.
    if (told?.me && this.#listeners.size > 0) keepDay(told.me.id, { entries, own, stop: gravityOfStop(told), typed });
    for (const onChange of this.#listeners) onChange();
  }
}
