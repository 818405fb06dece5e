import { Subject } from '#src/ui/layout/Subject';
import type { ReferralRowFragment } from './gql/generated';

/** Subject of a referral dialog: the patient and the reason. */
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
