/**
 * Re-authentication state of the page: `in`, no need known; `asking`, the sign-in is open; `out`, the session expired and the user
 * dismissed the sign-in.
 */
export type ReauthenticationState = 'in' | 'asking' | 'out';

/** Coordinates re-authentication: pending requests wait until the same account has signed in again over the open page. */
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

  /** The server's message if it requires step-up authentication; null after session expiry. */
  readonly refusal = (): string | null => this.#refusal;

  /** Number of re-authentications. A request records it when it is sent, to detect a stale response. */
  readonly times = (): number => this.#times;

  /**
   * Requests re-authentication for a request that met session expiry. A response from before the last re-authentication is stale and does
   * not open it.
   * @param sentAt `times` when the request was sent
   * @param refusal as in `open`
   * @returns whether the same account is signed in, so that the request can be retried
   */
  ask(sentAt: number, refusal: string | null = null): Promise<boolean> {
    return sentAt === this.#times ? this.open(refusal) : Promise.resolve(true);
  }

  /**
   * Opens re-authentication.
   * @param refusal the server's message if the session is valid but step-up authentication is required
   * @returns whether the same account is signed in again; false at once on a page without an account
   */
  open(refusal: string | null = null): Promise<boolean> {
    if (this.#listeners.size === 0) return Promise.resolve(false);
    // Session expiry takes precedence over step-up authentication.
    if (this.#state !== 'asking' || refusal === null) this.#refusal = refusal;
    this.#become('asking');
    return this.over();
  }

  /**
   * Waits until re-authentication ends.
   * @returns whether the same account is signed in again
   */
  over(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.push(resolve);
    return promise;
  }

  /** Completes re-authentication: waiting requests are retried. */
  succeed(): void {
    this.#times += 1;
    this.#end('in', true);
  }

  /** Dismisses re-authentication: waiting requests fail, the page stays. */
  giveUp(): void {
    this.#end(this.#refusal === null ? 'out' : 'in', false);
  }

  /** Unmounts the page: waiting requests fail. */
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

/** The tab's instance, shared by GraphQL operations, uploads and downloads. */
export const reauthenticate = new SignInAgain();
