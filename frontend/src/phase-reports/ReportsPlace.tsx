import { lazy, Suspense } from 'react';

/** If loading fails, the page stays without it. */
const ReportsCard = lazy(() =>
  import('./ReportsCard').then(
    (module) => ({ default: module.ReportsCard }),
    () => ({ default: () => <></> }),
  ),
);

interface Props {
  readonly planId: string;
  /** Whether one may create and revoke links: the plan's physiotherapist and admins. */
  readonly mayShare: boolean;
}

/** The reports of a plan of which a phase was left; loaded on first use. */
export function ReportsPlace(props: Props) {
  return (
    <Suspense>
      <ReportsCard {...props} />
    </Suspense>
  );
}
