import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import { hasAppHistory } from '../hooks/app-history';
import { useNavigationBlocker } from './NavigationBlocker';
import { isSpareEntry, spareState } from '../hooks/spare-entry';

/**
 * Closes an overlay on Back, and stays on the page. Of two open overlays, the one mounted last closes: call it in a component that mounts
 * with the overlay.
 * @param makesRoom on the first page of a visit, pushes a history entry, which discards the forward entries
 */
export function useClosedByBack(isOpen: boolean, close: () => void, makesRoom = true): void {
  const location = useLocation();
  const navigate = useNavigate();
  useNavigationBlocker(
    ({ historyAction }) => isOpen && historyAction === NavigationType.Pop,
    () => {
      close();
      return false;
    },
  );
  const makeRoom = useEffectEvent(() => {
    const hasRoom = !makesRoom || hasAppHistory() || isSpareEntry(location.state);
    if (!hasRoom) void navigate(location, { state: spareState(location), preventScrollReset: true });
  });
  useEffect(() => {
    if (isOpen) makeRoom();
  }, [isOpen]);
}
