import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { isSpareEntry } from '../../router/spare-entry';
import { PageContext, useHeldForms } from './DiscardQuestion';

/** Provides the discard confirmation to pages with forms in dialogs: Back asks as closing the dialog does; on reload, the browser asks. */
export function DiscardQuestionProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { page, isHeld, mayDiscard } = useHeldForms();
  const [discards, setDiscards] = useState(0);
  // A signed-out user is redirected by a replacement, which must not ask.
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) =>
      isHeld() && historyAction !== NavigationType.Replace && !isSpareEntry(nextLocation.state),
  );
  const settle = useEffectEvent((isSure: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (!isSure) {
      blocker.reset();
      return;
    }
    // A navigation within the same page would leave the dialog open.
    if (blocker.location.pathname === pathname) setDiscards((count) => count + 1);
    blocker.proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void mayDiscard().then((isSure) => settle(isSure));
  }, [blocker.state, mayDiscard]);

  return (
    <PageContext value={page}>
      <Fragment key={discards}>{children}</Fragment>
    </PageContext>
  );
}
