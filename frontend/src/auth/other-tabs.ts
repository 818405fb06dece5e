import { createContext } from 'react';

/**
 * Messages between the browser's tabs, over a BroadcastChannel. Tabs share the session cookie, so a sign-in or sign-out in one applies to
 * all.
 */
export interface OtherTabs {
  /** Notifies the other tabs of a sign-in or sign-out. */
  readonly tell: () => void;
  /** Listens for a sign-in or sign-out in another tab. */
  readonly listen: (onTold: () => void) => void;
}

/** Creates the messenger; the channel opens on first use. */
function otherTabs(): OtherTabs {
  let opened: BroadcastChannel | undefined;
  // Send and listen on one channel: it does not receive its own messages.
  const channel = () => (opened ??= new BroadcastChannel('account'));
  return {
    tell: () => channel().postMessage(null),
    listen: (onTold) => channel().addEventListener('message', onTold),
  };
}

/** The messenger; replaced in tests. */
export const OtherTabsContext = createContext(otherTabs());
