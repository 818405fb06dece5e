import { PageTitle } from '../../ui/PageTitle';

/** /demo/reports (spec §2, demo area). */
export function DemoReportsPage() {
  return <PageTitle title="Report" />;
}
