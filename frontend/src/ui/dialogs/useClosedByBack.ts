import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { isSpareEntry, spareState } from '../../router/spare-entry';
import { hasAppHistory } from '../hooks/app-history';

/**
 * Closes an overlay on Back, and stays on the page. Of two open overlays, the one mounted last closes: call it in a component that mounts
 * with the overlay.
 * @param makesRoom on the first page of a visit, pushes a history entry, which discards the forward entries
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
