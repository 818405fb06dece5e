import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';

/** Error slot of the page, empty again after each navigation. */
export function PageErrors({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorSlotProvider key={pathname}>{children}</ErrorSlotProvider>;
}
