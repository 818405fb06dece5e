import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { isSpareEntry, spareState } from '../router/spare-entry';
import { hasAppHistory } from './app-history';

/**
 * While something is open over the page, Back closes it and stays on the page. Of two that are open, the one that came last is closed:
 * call it in a component that comes with what it closes.
 * @param makesRoom on the first page of a visit, adds an entry to the history, which ends what Forward leads to
 */
export function useClosedByBack(isOpen: boolean, close: () => void, makesRoom = true): void {
  const location = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === NavigationType.Pop);
  const makeRoom = useEffectEvent(() => {
    const hasRoom = !makesRoom || hasAppHistory() || isSpareEntry(location.state);
    if (!hasRoom) void navigate(location, { state: spareState(location.state), preventScrollReset: true });
  });
  useEffect(() => {
    if (isOpen) makeRoom();
  }, [isOpen]);
  const stay = useEffectEvent(() => {
    blocker.reset?.();
    close();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') stay();
  }, [blocker.state]);
}
