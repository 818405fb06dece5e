import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';
import { log } from '../log';
import { serverPaths } from '../paths';
import meQuery from './me.graphql?raw';

type Fetch = typeof fetch;

/** Asks who is signed in, without Apollo. A failure is only logged (spec §8). */
async function askForCurrentUser(send: Fetch): Promise<Response> {
  return send(serverPaths.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName: 'Me', query: meQuery, variables: {} }),
  });
}

async function logFailure(answer: Promise<Response>): Promise<void> {
  try {
    const response = (await answer).clone();
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && 'errors' in body) throw new Error(JSON.stringify(body.errors));
  } catch (error) {
    log.warn('The current user could not be read.', error);
  }
}

/**
 * One visit of the site. The current-user call runs as soon as it begins (spec §4); Apollo's client is made when the first page is shown
 * that works with data, and takes that call's answer for its own first one. So public pages pay nothing for Apollo.
 */
export class AppSession {
  readonly #send: Fetch;
  #startup: Promise<Response> | undefined;
  #client: ApolloClient | undefined;

  /** @param send the browser's `fetch`; tests pass their own. */
  constructor(send: Fetch) {
    this.#send = send;
    this.#startup = askForCurrentUser(send);
    void logFailure(this.#startup);
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
}

/** The visit that a page belongs to. */
export const AppSessionContext = createContext<AppSession | null>(null);
