import { Fragment, useState, type ReactNode } from 'react';
import { NavigationType, useLocation } from 'react-router-dom';
import { PageContext, useHeldForms } from './DiscardQuestion';
import { useNavigationBlocker } from './NavigationBlocker';
import { isSpareEntry } from '../hooks/spare-entry';

/** Provides the discard confirmation to pages with forms in dialogs: Back asks as closing the dialog does; on reload, the browser asks. */
export function DiscardQuestionProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { page, isHeld, mayDiscard } = useHeldForms();
  const [discards, setDiscards] = useState(0);
  useNavigationBlocker(
    // A signed-out user is redirected by a replacement, which must not ask.
    ({ historyAction, nextLocation }) =>
      isHeld() && historyAction !== NavigationType.Replace && !isSpareEntry(nextLocation.state),
    async (to) => {
      const isSure = await mayDiscard();
      // A navigation within the same page would leave the dialog open.
      if (isSure && to.pathname === pathname) setDiscards((count) => count + 1);
      return isSure;
    },
  );

  return (
    <PageContext value={page}>
      <Fragment key={discards}>{children}</Fragment>
    </PageContext>
  );
}
