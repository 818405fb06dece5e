import { code as language } from '#messages/language';
import { clinicDay } from '../../calendar/clinic-time';
import { callServer, Refusal } from './call-server';
import { nextToSend, refused, settled, type DayEntry, type DayPain } from './day-entries';
import type { EntryInput, Language, RecordEntriesMutation, TodayQuery } from './gql/generated';
import { keepDay, takeDay } from './kept-day';
import recordEntries from './record-entries.graphql?raw';
import todayQuery from './today.graphql?raw';

/** How long after a failure it is tried again, in milliseconds; the last one from then on. */
const pauses = [2_000, 5_000, 15_000, 60_000];

/** Codes by which the server says that it will never take what was sent. */
const final = ['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'];

/** A patient's day as the page shows it. */
export interface DayState {
  /** As the server told it last; undefined until it has. */
  readonly told: TodayQuery | undefined;
  /** What the last attempt to read the day met: the code of a refusal, or that no answer came. */
  readonly failure: string | null;
  readonly entries: readonly DayEntry[];
  readonly pain: DayPain | null;
  /** The last attempt to send failed. */
  readonly isStuck: boolean;
}

export const noAnswer = 'no answer';

const languageOfAnswers = language.toUpperCase() as Language;

/**
 * The day of a patient: what the server tells of it, and what was ticked and answered since, which is kept in this tab and sent until the
 * server has answered. The server is asked who is there before anything is sent, so that nobody's entries go to another account.
 */
export class OwnDay {
  readonly #send: typeof fetch;
  readonly #onEnded: () => void;
  readonly #listeners = new Set<() => void>();
  #state: DayState = { told: undefined, failure: null, entries: [], pain: null, isStuck: false };
  #isSure = false;
  #isSending = false;
  #isEnded = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param send `fetch` of the visit
   * @param onEnded is called when the server says that nobody is signed in
   */
  constructor(send: typeof fetch, onEnded: () => void) {
    this.#send = send;
    this.#onEnded = onEnded;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
      clearTimeout(this.#timer);
    };
  };

  readonly state = (): DayState => this.#state;

  /** Reads the day anew, for whoever is signed in now, and sends what waits. */
  readonly wake = async (): Promise<void> => {
    this.#isSure = false;
    this.#isEnded = false;
    await this.#read();
    await this.#sendWaiting();
  };

  /** Takes what was ticked or answered: it is shown at once, and sent. */
  readonly add = (entry: Pick<EntryInput, 'checkIn' | 'dangerCheck'>): void => {
    const at = new Date();
    const { pain } = this.#state;
    const goesAlong = entry.checkIn && pain?.day === clinicDay(at) && !pain.isTold;
    const checkIn = entry.checkIn && { ...entry.checkIn, ...(goesAlong && { pain: pain.value }) };
    const made = { ...entry, ...(checkIn && { checkIn }), clientId: crypto.randomUUID(), at: at.toJSON() };
    this.#become({
      entries: [...this.#state.entries, { entry: made, state: 'waiting' }],
      pain: goesAlong ? { ...pain, isTold: true } : pain,
    });
    void this.#sendWaiting();
  };

  /** Takes the pain of today, which goes along with the next tick; null when it is to be said anew. */
  readonly sayPain = (value: number | null): void => {
    this.#become({ pain: value === null ? null : { day: clinicDay(new Date()), value, isTold: false } });
  };

  /** The patient has read why something was refused. */
  readonly dismiss = (clientId: string): void => {
    this.#become({ entries: this.#state.entries.filter(({ entry }) => entry.clientId !== clientId) });
  };

  async #read(): Promise<void> {
    const known = new Set(
      this.#state.entries.filter(({ state }) => state === 'sent').map(({ entry }) => entry.clientId),
    );
    try {
      const told = await callServer<TodayQuery>(this.#send, 'Today', todayQuery, { language: languageOfAnswers });
      this.#isSure = true;
      const isOther = told.me?.id !== this.#state.told?.me?.id;
      const kept = isOther ? takeDay(told.me?.id ?? '') : this.#state;
      const entries = kept.entries.filter(({ entry }) => !known.has(entry.clientId));
      this.#become({ told, failure: null, entries, pain: kept.pain });
    } catch (error) {
      this.#become({ failure: error instanceof Refusal ? error.code : noAnswer });
      this.#heed(error);
    }
  }

  async #sendWaiting(): Promise<void> {
    const entries = nextToSend(this.#state.entries);
    if (entries.length === 0 || this.#isSending) return;
    if (!this.#isSure) return this.#later();
    this.#isSending = true;
    const isDone = await this.#attempt(entries);
    this.#isSending = false;
    const sent = new Set(entries.map(({ clientId }) => clientId));
    // An answer that says nothing of an entry is none of it.
    if (!isDone || nextToSend(this.#state.entries).some(({ clientId }) => sent.has(clientId))) return this.#later();
    this.#failures = 0;
    this.#become({ isStuck: false });
    await this.#read();
    return this.#sendWaiting();
  }

  /** Sends once. @returns whether the server has said what becomes of the entries */
  async #attempt(entries: readonly EntryInput[]): Promise<boolean> {
    try {
      const variables = { entries, language: languageOfAnswers };
      const answer = await callServer<RecordEntriesMutation>(this.#send, 'RecordEntries', recordEntries, variables);
      this.#become({ entries: settled(this.#state.entries, answer.recordEntries) });
      return true;
    } catch (error) {
      this.#heed(error);
      if (!(error instanceof Refusal && final.includes(error.code))) return false;
      const ids = new Set(entries.map(({ clientId }) => clientId));
      this.#become({
        entries: this.#state.entries.map((one) => (ids.has(one.entry.clientId) ? refused(one, error.message) : one)),
      });
      return true;
    }
  }

  /** After the end of the session nothing is asked or sent until somebody says that it goes on. */
  #heed(error: unknown): void {
    if (!(error instanceof Refusal && error.code === 'UNAUTHENTICATED')) return;
    this.#isSure = false;
    this.#isEnded = true;
    this.#onEnded();
  }

  #later(): void {
    this.#become({ isStuck: true });
    if (this.#isEnded) return;
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)];
    this.#failures += 1;
    clearTimeout(this.#timer);
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.wake(), pause);
  }

  #become(change: Partial<DayState>): void {
    this.#state = { ...this.#state, ...change };
    const account = this.#state.told?.me?.id;
    if (account) keepDay(account, this.#state);
    for (const onChange of this.#listeners) onChange();
  }
}
