import { Subject } from '../../ui/Subject';
import type { ReferralRowFragment } from './gql/generated';

/** Whom a decision is about, and why they are sent. */
export function ReferralSubject({ referral }: { readonly referral: ReferralRowFragment }) {
  const { patientName, patientNumber, clientName, reason } = referral;
  return (
    <Subject>
      <strong>{patientName || patientNumber}</strong>, {clientName}
      <br />
      {reason}
    </Subject>
  );
}
