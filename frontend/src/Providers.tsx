import { useEffect, useState, type ReactNode } from 'react';
import { AppSessionContext, type AppSession } from './auth/AppSession';
import { ClinicContext } from './brand/clinic';
import type { ClinicFacts } from './brand/clinic-facts';
import { NoticeRegion } from './ui/NoticeRegion';
import { SiteNameContext } from './ui/PageTitle';

interface ProvidersProps {
  /** The visit; null where a page is built as HTML, which is nobody's visit. */
  readonly session: AppSession | null;
  /** As they came with the page. */
  readonly clinic: ClinicFacts;
  readonly children: ReactNode;
}

/** What stands around every page: the visit, the facts of the clinic, and the place for notices. */
export function Providers({ session, clinic: served, children }: ProvidersProps) {
  const [clinic, showClinic] = useState(served);
  useEffect(() => session?.followClinic(showClinic), [session]);
  return (
    <AppSessionContext value={session}>
      <ClinicContext value={clinic}>
        <SiteNameContext value={clinic.name}>
          <NoticeRegion>{children}</NoticeRegion>
        </SiteNameContext>
      </ClinicContext>
    </AppSessionContext>
  );
}
