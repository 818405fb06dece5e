import { Suspense, type ReactNode } from 'react';
import { useInView } from '../hooks/useInView';

/** Distance below the window at which loading starts. */
const reach = '300px 0px';

interface Props {
  /** Rendered until the content is loaded; has its layout. */
  readonly placeholder: ReactNode;
  /** Components created by React's `lazy`. */
  readonly children: ReactNode;
}

/** Loads its children when they come near the viewport, so that they do not delay the first paint. */
export function WhenSeen({ placeholder, children }: Props) {
  const [ref, isSeen] = useInView(reach);
  return <div ref={ref}>{isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
