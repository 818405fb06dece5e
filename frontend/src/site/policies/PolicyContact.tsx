import { useClinic } from '../../brand/clinic';
import { dialAddress, phoneText } from '../../brand/clinic-phone';

/** Whom to ask about a policy. */
export function PolicyContact() {
  const clinic = useClinic();
  const [phone = ''] = clinic.phones;
  return (
    <p>
      Write to <a href={`mailto:${clinic.email}`}>{clinic.email}</a> or call{' '}
      <a href={dialAddress(phone)}>{phoneText(phone)}</a>, {clinic.hoursText}.
    </p>
  );
}
