import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react';
import type { ClinicFacts } from '../brand/clinic-facts';
import { log } from '../log';
import { serverPaths } from '../paths';
import meQuery from './me.graphql?raw';
import type { CurrentUser } from './role';
import signedInUser from './signed-in-user.graphql?raw';

type Fetch = typeof fetch;

/** The current user as the visit knows it. */
interface KnownUser {
  /** Null if nobody is signed in; undefined if unknown. */
  readonly user: CurrentUser | null | undefined;
  /** A request for an unknown user is pending. */
  readonly isAsking: boolean;
}

/** Refetches those of its queries that have one of the names. */
type Refetch = (names: readonly string[]) => void;

interface MeAnswer {
  readonly data?: { readonly me: CurrentUser | null } | null;
  readonly errors?: unknown;
}

/** The query of the current user. */
export const currentUserQuery = meQuery + signedInUser;

/** Queries the current user with the least code, for public pages. */
async function askForCurrentUser(send: Fetch): Promise<Response> {
  return send(serverPaths.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName: 'Me', query: currentUserQuery, variables: {} }),
  });
}

/**
 * Session state of one visit: the current user, for all pages, and what else pages with and without Apollo Client share. The current-user
 * request starts at once. Apollo Client is created by the first part of a page that needs it.
 */
export class AppSession {
  /** The browser's `fetch`, replaced in tests. */
  readonly fetch: Fetch;
  #client: ApolloClient | undefined;
  #hasBegun = false;
  readonly #listeners = new Set<() => void>();
  readonly #refetchers = new Set<Refetch>();
  known: KnownUser = { user: undefined, isAsking: true };
  /** User type of the signed-in account; undefined if signed out or unknown. A patient's day may know it when the user is unknown. */
  userType: CurrentUser['userType'] | undefined;
  #onClinic: ((clinic: ClinicFacts) => void) | undefined;
  /** Response of the startup request. */
  readonly startup: Promise<Response>;
  /** Resolves when the startup request ends, to whether it succeeded. */
  readonly isTold: Promise<boolean>;

  /** @param send the browser's `fetch`, replaced in tests */
  constructor(send: Fetch) {
    this.fetch = send;
    this.startup = askForCurrentUser(send);
    this.isTold = this.#learn();
  }

  /** Subscribes to changes of the user; returns the unsubscribe function. */
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

  /** Replaces the current user, or clears it with null. */
  noteUser(user: CurrentUser | null): void {
    this.#know({ user, isAsking: false }, user?.userType);
  }

  /** Notes that the user is unknown, because a request for it has failed or is pending. */
  noteUnknown(isAsking: boolean): void {
    this.#know({ user: undefined, isAsking }, this.userType);
  }

  /** Updates the user type alone. */
  noteUserType(userType: CurrentUser['userType']): void {
    this.#know(this.known, userType);
  }

  /** Adds queries that a change may make stale; returns the function that removes them. */
  addQueries(refetch: Refetch): () => void {
    this.#refetchers.add(refetch);
    return () => void this.#refetchers.delete(refetch);
  }

  /** Refetches the queries with these names that a page shows, with and without Apollo. */
  readonly refetch: Refetch = (names) => {
    for (const refetch of this.#refetchers) refetch(names);
  };

  /** Calls the function once per visit. */
  begin(start: () => void): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    start();
  }

  /** Returns the visit's Apollo Client; the first caller creates it. */
  client(create: () => ApolloClient): ApolloClient {
    this.#client ??= create();
    return this.#client;
  }

  #know(known: KnownUser, userType: CurrentUser['userType'] | undefined): void {
    this.known = known;
    this.userType = userType;
    for (const onChange of this.#listeners) onChange();
  }

  /** An error is only logged. A sign-in during the request is newer than its response. */
  async #learn(): Promise<boolean> {
    try {
      const { data, errors }: MeAnswer = await (await this.startup).clone().json();
      if (errors || !data) throw new Error(JSON.stringify(errors));
      if (this.known.user === undefined) this.noteUser(data.me);
      return true;
    } catch (error) {
      log.warn('The current user could not be read.', error);
      if (this.known.isAsking) this.noteUnknown(false);
      return false;
    }
  }
}

/** The session state of the visit. */
export const AppSessionContext = createContext<AppSession | null>(null);
