import { formatPhone } from '../values/phone-number';
import { Card } from '../ui/Card';
import { StaffPage } from './StaffPage';

/** /doctor: the own profile of a doctor (clinic §2). */
export function DoctorPage() {
  return (
    <StaffPage title="Your profile">
      {({ fullName, mobileNumber }) => (
        <Card title="Your details">
          <dl>
            <dt>Full name</dt>
            <dd>{fullName || 'Not given'}</dd>
            <dt>Mobile number</dt>
            <dd>{formatPhone(mobileNumber)}</dd>
          </dl>
          <p>Something is wrong here? An admin of the clinic can change it.</p>
        </Card>
      )}
    </StaffPage>
  );
}
