import {
  IDLE_NAVIGATION,
  type DataRouter,
  type Location,
  type NavigationType,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** React Router's history: the browser's, or a test's. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

type State = DataRouter['state'];

/** Returns the initial state: initialized if all routes of the match are loaded. */
export function firstState({ action, location }: History, matches: State['matches']): State {
  const initialized = matches.every(({ route }) => !route.lazy);
  return {
    historyAction: action,
    location,
    matches,
    initialized,
    renderFallback: !initialized,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** Returns the state of a navigation whose page is loading. */
export function loading(
  historyAction: NavigationType,
  location: Location,
  matches: State['matches'],
): State['navigation'] {
  const nothingSent = { formMethod: undefined, formAction: undefined, formEncType: undefined, formData: undefined };
  return { state: 'loading', location, matches, historyAction, ...nothingSent, json: undefined, text: undefined };
}
