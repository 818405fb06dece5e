import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { isSpareEntry } from '../router/spare-entry';
import { PageContext, useHeldForms } from './DiscardQuestion';

/** Around the pages whose dialogs hold forms: leaving with Back asks as closing the dialog does, and a reload lets the browser ask. */
export function DiscardQuestionProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { page, isHeld, mayDiscard } = useHeldForms();
  const [discards, setDiscards] = useState(0);
  // Who is no longer signed in is sent away by a replacement, and is not asked.
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
    // On the same page the dialog would stay open.
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
