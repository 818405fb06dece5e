import { PageTitle } from '../../ui/PageTitle';

/** /demo/profile (spec §2, demo area). */
export function DemoProfilePage() {
  return <PageTitle title="Profile" />;
}
