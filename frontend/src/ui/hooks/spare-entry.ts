import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';

/**
 * A spare history entry duplicates the entry below it. It is added when a dialog opens on the first page of a visit, because Back can only
 * close the dialog within the visit. Going back skips the entry below it.
 */
interface SpareState {
  /** Key of the entry below. */
  readonly spareOf: string;
}

const isSpareState = (state: unknown): state is SpareState =>
  typeof state === 'object' && state !== null && 'spareOf' in state;

/** Returns the state of a spare entry above an entry. */
export function spareState({ key, state }: Pick<Location, 'key' | 'state'>): object {
  return { ...(typeof state === 'object' ? state : {}), spareOf: key };
}

/** Whether a history state is that of a spare entry. */
export function isSpareEntry(state: unknown): boolean {
  return isSpareState(state);
}

/** Makes Back skip the entry below a spare entry, and keeps an entry spare when its address is replaced. */
export function useSpareEntries(): void {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const left = useRef(location);
  useEffect(() => {
    const from: unknown = left.current.state;
    left.current = location;
    if (!isSpareState(from)) return;
    if (action === NavigationType.Pop && location.key === from.spareOf) void navigate(-1);
    if (action !== NavigationType.Replace || isSpareEntry(location.state)) return;
    const state = spareState({ key: from.spareOf, state: location.state });
    void navigate(location, { replace: true, state, preventScrollReset: true });
  }, [location, action, navigate]);
}
