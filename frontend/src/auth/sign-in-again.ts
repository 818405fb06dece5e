/**
 * Where a page stands whose session has ended: `in`, nothing is known of an end; `asking`, the sign-in is open over the page;
 * `out`, the person closed it.
 */
export type SignInAgainState = 'in' | 'asking' | 'out';

/** Lets what met the end of the session wait until the same person has signed in again over the open page (clinic §9). */
class SignInAgain {
  #state: SignInAgainState = 'in';
  #waiting: ((isBack: boolean) => void)[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly state = (): SignInAgainState => this.#state;

  /** Opens the sign-in. @returns whether the same account is signed in again; false at once where no page of an account is shown. */
  ask(): Promise<boolean> {
    if (this.#listeners.size === 0) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.push(resolve);
    this.#become('asking');
    return promise;
  }

  /** The same account is signed in again: what waited goes on. */
  succeed(): void {
    this.#end('in', true);
  }

  /** The person closed the sign-in: what waited has failed, and the page stays. */
  giveUp(): void {
    this.#end('out', false);
  }

  /** The page goes away, with what waited. */
  reset(): void {
    this.#end('in', false);
  }

  #end(state: SignInAgainState, isBack: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#become(state);
    for (const resolve of waiting) resolve(isBack);
  }

  #become(state: SignInAgainState): void {
    this.#state = state;
    for (const onChange of this.#listeners) onChange();
  }
}

/** The one of this tab: GraphQL calls, uploads and downloads wait for the same sign-in. */
export const signInAgain = new SignInAgain();
