import { pathOf } from '../path-of';
import { staffPaths } from '../paths';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { CareFlags } from './flags/CareFlags';
import { DoctorSigns } from './patients/DoctorSigns';
import { OwnPatientList } from './patients/OwnPatientList';
import { ProtocolsToSign } from './ProtocolsToSign';

/** /doctor: open danger signs, protocols to sign, and the doctor's patients. */
export function DoctorPage() {
  return (
    <Screen title="Patients">
      <Stack gap={4}>
        <DoctorSigns />
        <CareFlags pageOf={(id) => pathOf(staffPaths.doctorPatient, id)} />
        <ProtocolsToSign />
        <div>
          <OwnPatientList hint="Whose plan you answer for appears here." />
        </div>
      </Stack>
    </Screen>
  );
}
