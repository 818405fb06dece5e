import type { ReactNode } from 'react';
import * as policy from '#messages/policy';
import { useClinic } from '#src/brand/clinic';
import { dialAddress, phoneText } from '#src/brand/clinic-phone';

/** Contact for questions about a policy. */
export function PolicyContact() {
  const { email, phones, hoursText: hours } = useClinic();
  const [phone = ''] = phones;
  const mail = (words: ReactNode) => <a href={`mailto:${email}`}>{words}</a>;
  const call = (words: ReactNode) => <a href={dialAddress(phone)}>{words}</a>;
  return <p>{policy.contact({ email, phone: phoneText(phone), hours, mail, call })}</p>;
}
