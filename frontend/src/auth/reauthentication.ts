/**
 * Where a page stands whose session has ended, or is too old for something: `in`, nothing is known of that; `asking`, the sign-in is open
 * over the page; `out`, the session has ended and the person closed the sign-in.
 */
export type ReauthenticationState = 'in' | 'asking' | 'out';

/** Lets what met the end of the session, or needs a younger one, wait until the same person has signed in again over the open page (clinic §9). */
class SignInAgain {
  #state: ReauthenticationState = 'in';
  #refusal: string | null = null;
  #waiting: ((isBack: boolean) => void)[] = [];
  #times = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly state = (): ReauthenticationState => this.#state;

  /** The server's sentence where it wants a younger sign-in; null when the session has ended. */
  readonly refusal = (): string | null => this.#refusal;

  /** How often the same account has signed in again: a call that takes it along knows its answer for one from before. */
  readonly times = (): number => this.#times;

  /**
   * Opens the sign-in for a call that met the end of the session. An answer that comes after a sign-in to what was sent before it opens none:
   * it is of the former session.
   * @param sentAt `times` as the call was sent
   * @param refusal as in `open`
   * @returns whether the same account is signed in again, so that the call can be sent once more
   */
  ask(sentAt: number, refusal: string | null = null): Promise<boolean> {
    return sentAt === this.#times ? this.open(refusal) : Promise.resolve(true);
  }

  /**
   * Opens the sign-in.
   * @param refusal the server's sentence when the session goes on, but is too old for what was asked
   * @returns whether the same account is signed in again; false at once where no page of an account is shown
   */
  open(refusal: string | null = null): Promise<boolean> {
    if (this.#listeners.size === 0) return Promise.resolve(false);
    // Of two reasons the end of the session is the one that counts.
    if (this.#state !== 'asking' || refusal === null) this.#refusal = refusal;
    this.#become('asking');
    return this.over();
  }

  /** Waits until the sign-in that is open is over. @returns whether the same account is signed in again */
  over(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.push(resolve);
    return promise;
  }

  /** The same account is signed in again: what waited goes on. */
  succeed(): void {
    this.#times += 1;
    this.#end('in', true);
  }

  /** The person closed the sign-in: what waited has failed, and the page stays. */
  giveUp(): void {
    this.#end(this.#refusal === null ? 'out' : 'in', false);
  }

  /** The page goes away, with what waited. */
  reset(): void {
    this.#end('in', false);
  }

  #end(state: ReauthenticationState, isBack: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#become(state);
    for (const resolve of waiting) resolve(isBack);
  }

  #become(state: ReauthenticationState): void {
    this.#state = state;
    for (const onChange of this.#listeners) onChange();
  }
}

/** The one of this tab: GraphQL calls, uploads and downloads wait for the same sign-in. */
export const reauthenticate = new SignInAgain();
