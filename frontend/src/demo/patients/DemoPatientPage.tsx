import { PageTitle } from '../../ui/PageTitle';

/** /demo/patients/:id (spec §2, demo area). */
export function DemoPatientPage() {
  return <PageTitle title="Patient" />;
}
