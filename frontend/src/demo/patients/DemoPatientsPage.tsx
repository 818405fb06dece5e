import { PageTitle } from '../../ui/PageTitle';

/** /demo/patients (spec §2, demo area). */
export function DemoPatientsPage() {
  return <PageTitle title="My Patients" />;
}
