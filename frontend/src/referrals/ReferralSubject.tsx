import { Subject } from '#src/ui/layout/Subject';
import type { ReferralRowFragment } from './gql/generated';
import { ReferralReason } from './ReferralReason';

/** Subject of a referral dialog: the patient and the reason. */
export function ReferralSubject({ referral }: { readonly referral: ReferralRowFragment }) {
  const { patientName, patientNumber, clientName } = referral;
  return (
    <Subject>
      <strong>{patientName || patientNumber}</strong>, {clientName}
      <br />
      <ReferralReason referral={referral} />
    </Subject>
  );
}
