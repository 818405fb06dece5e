import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';
import type { ClinicFacts } from '../brand/clinic-facts';
import { log } from '../log';
import { serverPaths } from '../paths';
import meQuery from './me.graphql?raw';
import type { CurrentUser } from './role';

type Fetch = typeof fetch;

/** The fields of the current-user response that public pages read. */
interface MeAnswer {
  readonly data?: { readonly me: Pick<CurrentUser, 'userType'> | null } | null;
  readonly errors?: unknown;
}

/** Queries the current user without Apollo. */
async function askForCurrentUser(send: Fetch): Promise<Response> {
  return send(serverPaths.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName: 'Me', query: meQuery, variables: {} }),
  });
}

/**
 * Session state of one visit. The current-user request starts at once. Apollo Client is created by the first page that needs it, and reuses
 * that response, so that public pages do not load Apollo.
 */
export class AppSession {
  readonly #send: Fetch;
  #startup: Promise<Response> | undefined;
  #client: ApolloClient | undefined;
  readonly #listeners = new Set<() => void>();
  /** User type of the signed-in account; undefined if signed out or unknown. */
  userType: CurrentUser['userType'] | undefined;
  #onClinic: ((clinic: ClinicFacts) => void) | undefined;
  /** Resolves when the startup request ends, to whether it succeeded. */
  readonly isTold: Promise<boolean>;

  /** @param send the browser's `fetch`, replaced in tests */
  constructor(send: Fetch) {
    this.#send = send;
    this.#startup = askForCurrentUser(send);
    this.isTold = this.#learn(this.#startup);
  }

  /** Subscribes to changes of the user type; returns the unsubscribe function. */
  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** Calls back with clinic facts that are newer than those embedded in the page. */
  followClinic(onClinic: (clinic: ClinicFacts) => void): void {
    this.#onClinic = onClinic;
  }

  /** Passes newly read clinic facts to the listener. */
  noteClinic(clinic: ClinicFacts): void {
    this.#onClinic?.(clinic);
  }

  /** Updates the user type. */
  noteUser(user: Pick<CurrentUser, 'userType'> | null | undefined): void {
    this.userType = user?.userType;
    for (const onChange of this.#listeners) onChange();
  }

  /** `fetch` for Apollo: the first current-user request reuses the startup response. */
  readonly fetch: Fetch = (input, init) => {
    const startup = this.#startup;
    const isMe = typeof init?.body === 'string' && init.body.includes('"operationName":"Me"');
    if (!startup || !isMe) return this.#send(input, init);
    this.#startup = undefined;
    return startup;
  };

  /** Returns the visit's Apollo Client; the first caller creates it. */
  client(create: (send: Fetch) => ApolloClient): ApolloClient {
    this.#client ??= create(this.fetch);
    return this.#client;
  }

  /** An error is only logged. */
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

/** The session state of the visit. */
export const AppSessionContext = createContext<AppSession | null>(null);
