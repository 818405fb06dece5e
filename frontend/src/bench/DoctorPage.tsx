import { useAuth } from '../auth/useAuth';
import { pathOf } from '../path-of';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { formatPhone } from '../values/phone-number';
import { CareFlags } from './flags/CareFlags';
import { DoctorSigns } from './patients/DoctorSigns';
import { OwnPatientList } from './patients/OwnPatientList';
import { ProtocolsToSign } from './ProtocolsToSign';

/** /doctor: open danger signs, protocols to sign, the doctor's patients, and the doctor's profile. */
export function DoctorPage() {
  const { user } = useAuth();
  return (
    <Screen title="Patients">
      <Stack gap={4}>
        <DoctorSigns />
        <CareFlags pageOf={(id) => pathOf(paths.doctorPatient, id)} />
        <ProtocolsToSign />
        <div>
          <OwnPatientList hint="Whose plan you answer for appears here." />
        </div>
        {user && (
          <Card title="Your details">
            <dl>
              <dt>Full name</dt>
              <dd>{user.fullName || 'Not given'}</dd>
              <dt>Mobile number</dt>
              <dd>{formatPhone(user.mobileNumber)}</dd>
            </dl>
            <p>Something is wrong here? An admin of the clinic can change it.</p>
          </Card>
        )}
      </Stack>
    </Screen>
  );
}
