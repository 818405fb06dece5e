import type { ReactNode } from 'react';
import { AppSessionContext, type AppSession } from './auth/AppSession';
import { NoticeRegion } from './ui/NoticeRegion';

interface ProvidersProps {
  /** The visit; null where a page is built as HTML, which is nobody's visit. */
  readonly session: AppSession | null;
  readonly children: ReactNode;
}

/** What stands around every page: the visit, and the place for notices. */
export function Providers({ session, children }: ProvidersProps) {
  return (
    <AppSessionContext value={session}>
      <NoticeRegion>{children}</NoticeRegion>
    </AppSessionContext>
  );
}
