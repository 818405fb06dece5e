import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';
import type { ClinicFacts } from '../brand/clinic-facts';
import { log } from '../log';
import { serverPaths } from '../paths';
import meQuery from './me.graphql?raw';
import type { CurrentUser } from './role';

type Fetch = typeof fetch;

/** The answer to the current-user call, as far as public pages look at it. */
interface MeAnswer {
  readonly data?: { readonly me: Pick<CurrentUser, 'userType'> | null } | null;
  readonly errors?: unknown;
}

/** Asks who is signed in, without Apollo. */
async function askForCurrentUser(send: Fetch): Promise<Response> {
  return send(serverPaths.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName: 'Me', query: meQuery, variables: {} }),
  });
}

/**
 * One visit of the site. The current-user call runs as soon as it begins (spec §4); Apollo's client is made when the first page is shown
 * that works with data, and takes that call's answer for its own first one. So public pages pay nothing for Apollo.
 */
export class AppSession {
  readonly #send: Fetch;
  #startup: Promise<Response> | undefined;
  #client: ApolloClient | undefined;
  readonly #listeners = new Set<() => void>();
  /** Which kind of account is signed in; undefined for nobody, and until it is known. */
  userType: CurrentUser['userType'] | undefined;
  #onClinic: ((clinic: ClinicFacts) => void) | undefined;
  /** Whether the startup call told that, once it has ended. */
  readonly isTold: Promise<boolean>;

  /** @param send the browser's `fetch`; tests pass their own. */
  constructor(send: Fetch) {
    this.#send = send;
    this.#startup = askForCurrentUser(send);
    this.isTold = this.#learn(this.#startup);
  }

  /** Calls back when another kind of account, or nobody, is signed in; answers what ends that. */
  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** Calls back with facts of the clinic that are newer than those that came with the page. */
  followClinic(onClinic: (clinic: ClinicFacts) => void): void {
    this.#onClinic = onClinic;
  }

  /** Is told the facts of the clinic by those who read them. */
  noteClinic(clinic: ClinicFacts): void {
    this.#onClinic?.(clinic);
  }

  /** Is told who is signed in by those who know. */
  noteUser(user: Pick<CurrentUser, 'userType'> | null | undefined): void {
    this.userType = user?.userType;
    for (const onChange of this.#listeners) onChange();
  }

  /** `fetch` for Apollo: the first current-user call gets the answer that is there or on its way already. */
  readonly fetch: Fetch = (input, init) => {
    const startup = this.#startup;
    const isMe = typeof init?.body === 'string' && init.body.includes('"operationName":"Me"');
    if (!startup || !isMe) return this.#send(input, init);
    this.#startup = undefined;
    return startup;
  };

  /** The one client of this visit, made by the first caller. */
  client(create: (send: Fetch) => ApolloClient): ApolloClient {
    this.#client ??= create(this.fetch);
    return this.#client;
  }

  /** A failure is only logged (spec §8). */
  async #learn(startup: Promise<Response>): Promise<boolean> {
    try {
      const { data, errors }: MeAnswer = await (await startup).clone().json();
      if (errors) throw new Error(JSON.stringify(errors));
      this.noteUser(data?.me);
      return true;
    } catch (error) {
      log.warn('The current user could not be read.', error);
      return false;
    }
  }
}

/** The visit that a page belongs to. */
export const AppSessionContext = createContext<AppSession | null>(null);
