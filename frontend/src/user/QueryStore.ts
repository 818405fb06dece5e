import { fetchAsAccount } from '../auth/fetch-graphql';

/** A GraphQL query of a page that loads without Apollo Client. */
export interface OwnRequest<Data> {
  /** Name of the operation; mutations name the queries to refetch. */
  readonly name: string;
  /** The document, with its fragments. */
  readonly query: string;
  /** Returns the variables; a refetch may depend on the data that is shown. */
  readonly variables: (shown: Data | undefined) => object;
}

/** The last data and the error of the last attempt. A failed refetch keeps the data. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

/** Store of one query of the signed-in account. A response shows unless a later request has been sent. */
export class QueryStore<Data extends object> {
  readonly #send: typeof fetch;
  readonly #request: OwnRequest<Data>;
  readonly #listeners = new Set<() => void>();
  #state: QueryState<Data> = { data: undefined, error: undefined };
  #sent = 0;
  #answered = 0;

  /** @param send `fetch` of the visit */
  constructor(send: typeof fetch, request: OwnRequest<Data>) {
    this.#send = send;
    this.#request = request;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  readonly state = (): QueryState<Data> => this.#state;

  /** Fetches the data again. Never rejects: the error is part of the state. */
  readonly refetch = async (): Promise<void> => {
    this.#sent += 1;
    const number = this.#sent;
    const change = await this.ask({}).then(
      (data) => ({ data, error: undefined }),
      (error: unknown) => ({ error }),
    );
    if (number < this.#sent) return;
    this.#answered = number;
    this.#become(change);
  };

  /** Fetches again at the request of the user: a former error disappears until the response. */
  readonly retry = async (): Promise<void> => {
    this.#become({ error: undefined });
    await this.refetch();
  };

  /** Refetches unless a request is pending, for events that come in pairs, such as focus and visibility. */
  readonly look = (): void => {
    if (this.#answered === this.#sent) void this.refetch();
  };

  /** Sends the query with other variables, such as a cursor; the response is not shown. */
  ask(variables: object): Promise<Data> {
    const { name, query, variables: ofShown } = this.#request;
    return fetchAsAccount<Data>(this.#send, name, query, { ...ofShown(this.#state.data), ...variables });
  }

  /** Changes the data that is shown, if any. */
  readonly update = (change: (data: Data) => Data): void => {
    const { data } = this.#state;
    if (data) this.#become({ data: change(data) });
  };

  #become(change: Partial<QueryState<Data>>): void {
    this.#state = { ...this.#state, ...change };
    for (const onChange of this.#listeners) onChange();
  }
}
