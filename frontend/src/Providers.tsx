import type { ReactNode } from 'react';
import { AppSessionContext, type AppSession } from './auth/AppSession';
import { NoticeProvider } from './ui/Notices';

/** What stands around every page: the visit, and the place for notices. */
export function Providers({ session, children }: { readonly session: AppSession; readonly children: ReactNode }) {
  return (
    <AppSessionContext value={session}>
      <NoticeProvider>{children}</NoticeProvider>
    </AppSessionContext>
  );
}
