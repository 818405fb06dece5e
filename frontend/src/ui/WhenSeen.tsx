import { Suspense, type ReactNode } from 'react';
import { useInView } from './useInView';

/** So far below the window a part begins to load, in order to be there when somebody scrolls to it. */
const reach = '300px 0px';

interface Props {
  /** Stands there until the part is loaded, in its shape. */
  readonly placeholder: ReactNode;
  /** Components made by React's `lazy`. */
  readonly children: ReactNode;
}

/** A part of a page that loads when it comes near the window: what a phone shows first does not wait for it. */
export function WhenSeen({ placeholder, children }: Props) {
  const [ref, isSeen] = useInView(reach);
  return <div ref={ref}>{isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
