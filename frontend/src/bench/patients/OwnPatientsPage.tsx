import { Screen } from '#src/ui/layout/Screen';
import { FindPatientCard } from './FindPatientCard';
import { OwnPatientList } from './OwnPatientList';

/** /physio/patients: whom a physiotherapist sees, and the way to everybody else (bench §2). */
export function OwnPatientsPage() {
  return (
    <Screen title="Patients">
      <OwnPatientList hint="Whom you treat, cover or are in charge of appears here." />
      <FindPatientCard />
    </Screen>
  );
}
