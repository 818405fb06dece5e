import { useEffect, useState, type ReactNode } from 'react';
import { AppSessionContext, type AppSession } from './auth/AppSession';
import { ClinicContext } from './brand/clinic';
import type { ClinicFacts } from './brand/clinic-facts';
import { NoticeRegion } from './ui/feedback/NoticeRegion';
import { RefetchContext } from './ui/hooks/refetch-context';
import { SiteNameContext } from './ui/layout/PageTitle';

interface ProvidersProps {
  /** The session of the visit; null while HTML is prerendered. */
  readonly session: AppSession | null;
  /** The clinic facts that came with the page. */
  readonly clinic: ClinicFacts;
  readonly children: ReactNode;
}

const nothing = () => undefined;

/** Providers of every page: session, clinic facts and toasts. */
export function Providers({ session, clinic: served, children }: ProvidersProps) {
  const [clinic, showClinic] = useState(served);
  useEffect(() => session?.followClinic(showClinic), [session]);
  return (
    <AppSessionContext value={session}>
      <ClinicContext value={clinic}>
        <SiteNameContext value={clinic.name}>
          <NoticeRegion>
            <RefetchContext value={session?.refetch ?? nothing}>{children}</RefetchContext>
          </NoticeRegion>
        </SiteNameContext>
      </ClinicContext>
    </AppSessionContext>
  );
}
