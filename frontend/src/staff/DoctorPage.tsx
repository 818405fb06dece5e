import { pathOf } from '../path-of';
import { paths } from '../paths';
import { formatPhone } from '../values/phone-number';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { DoctorSigns } from './care/DoctorSigns';
import { UnderCareCard } from './care/UnderCareCard';
import { ProtocolsToSign } from './ProtocolsToSign';
import { StaffPage } from './StaffPage';

/** /doctor: open danger signs, protocols to sign, patients, and the doctor's profile. */
export function DoctorPage() {
  return (
    <StaffPage title="Your patients">
      {({ fullName, mobileNumber }) => (
        <Stack gap={4}>
          <DoctorSigns />
          <ProtocolsToSign />
          <UnderCareCard pageOf={(id) => pathOf(paths.doctorPatient, id)} />
          <Card title="Your details">
            <dl>
              <dt>Full name</dt>
              <dd>{fullName || 'Not given'}</dd>
              <dt>Mobile number</dt>
              <dd>{formatPhone(mobileNumber)}</dd>
            </dl>
            <p>Something is wrong here? An admin of the clinic can change it.</p>
          </Card>
        </Stack>
      )}
    </StaffPage>
  );
}
