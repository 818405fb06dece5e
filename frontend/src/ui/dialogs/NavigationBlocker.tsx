import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type Blocker, type BlockerFunction, type Location } from 'react-router-dom';
import { useSpareEntries } from '../hooks/spare-entry';

/** Decides about a blocked navigation: whether it proceeds. */
type MayProceed = (to: Location) => boolean | Promise<boolean>;

interface Registration {
  readonly isBlocking: BlockerFunction;
  readonly mayProceed: MayProceed;
}

const Registrations = createContext<Set<Registration> | null>(null);

/**
 * Blocks navigations for all components below it, because React Router supports one blocker at a time. Of the components that block a
 * navigation, the one registered last decides; the others are not asked.
 */
export function NavigationBlocker({ children }: { readonly children: ReactNode }) {
  const [registrations] = useState(() => new Set<Registration>());
  return (
    <Registrations value={registrations}>
      <RouterBlocker registrations={registrations} />
      {children}
    </Registrations>
  );
}

/** A component of its own, so that navigations do not render the whole page again. */
function RouterBlocker({ registrations }: { readonly registrations: ReadonlySet<Registration> }) {
  const blocking = useRef<Registration>(undefined);
  const isBlocking = useCallback<BlockerFunction>(
    (navigation) => {
      blocking.current = [...registrations].findLast((one) => one.isBlocking(navigation));
      return blocking.current !== undefined;
    },
    [registrations],
  );
  const blocker = useBlocker(isBlocking);
  useSpareEntries();
  const settle = useEffectEvent((asked: Blocker, isAllowed: boolean) => {
    // Another navigation may have been blocked, or completed, since the question.
    if (blocker !== asked || blocker.state !== 'blocked') return;
    if (isAllowed) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void Promise.resolve(blocking.current?.mayProceed(blocker.location) ?? true).then((isAllowed) =>
      settle(blocker, isAllowed),
    );
  }, [blocker]);
  return null;
}

/**
 * Blocks navigations while the component is mounted.
 * @param isBlocking whether the navigation is blocked; it must not change anything
 * @param mayProceed asks the user, or reacts to the navigation; false cancels it
 */
export function useNavigationBlocker(isBlocking: BlockerFunction, mayProceed: MayProceed): void {
  const registrations = use(Registrations);
  if (!registrations) throw new Error('useNavigationBlocker needs a NavigationBlocker around it.');
  const isBlockingNow = useEffectEvent(isBlocking);
  const mayProceedNow = useEffectEvent(mayProceed);
  useEffect(() => {
    const registration: Registration = {
      isBlocking: (navigation) => isBlockingNow(navigation),
      mayProceed: (to) => mayProceedNow(to),
    };
    registrations.add(registration);
    return () => void registrations.delete(registration);
  }, [registrations]);
}
