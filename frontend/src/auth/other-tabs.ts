import { createContext } from 'react';

/** The other tabs of this browser, over a BroadcastChannel. They share its cookie, so whoever signs in or out in one of them does so in all. */
export interface OtherTabs {
  /** Tells them that somebody signed in or out here. */
  readonly tell: () => void;
  /** Is told, from now on, when somebody did in one of them. */
  readonly listen: (onTold: () => void) => void;
}

/** The browser's other tabs of this site; the channel is opened by the first page that works with an account. */
function otherTabs(): OtherTabs {
  let opened: BroadcastChannel | undefined;
  // One for both, since a channel does not hear itself.
  const channel = () => (opened ??= new BroadcastChannel('account'));
  return {
    tell: () => channel().postMessage(null),
    listen: (onTold) => channel().addEventListener('message', onTold),
  };
}

/** The tabs with which this one shares its account; tests pass their own. */
export const OtherTabsContext = createContext(otherTabs());
