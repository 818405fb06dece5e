import { PageTitle } from '../../ui/PageTitle';

/** /demo (spec §2, demo area). */
export function DemoHomePage() {
  return <PageTitle title="Post Surgery Physiotherapy" />;
}
