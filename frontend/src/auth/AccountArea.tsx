import { use, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { usePresentClinic } from '../brand/usePresentClinic';
import { useInfoToast } from '../ui/feedback/toasts';
import { OtherTabsContext } from './other-tabs';
import { beginAccount } from './session';
import { SessionExpiryOverlay } from './SessionExpiryOverlay';
import { useAppSession } from './useAppSession';

/**
 * Wraps pages of an account: follows the account in the browser's other tabs, the clinic's facts and the session's expiry. By default,
 * renders the route's outlet. Pages with Apollo Client have an ApolloArea inside.
 */
export function AccountArea({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const session = useAppSession();
  const tabs = use(OtherTabsContext);
  const tellNews = useInfoToast();
  useEffect(() => session.begin(() => beginAccount(session, tabs, tellNews)), [session, tabs, tellNews]);
  usePresentClinic(session);
  return (
    <>
      {children}
      <SessionExpiryOverlay />
    </>
  );
}
