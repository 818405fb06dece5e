import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import type { ReferralRowFragment } from '#src/referrals/gql/generated';
import { ReferralSubject } from '#src/referrals/ReferralSubject';
import { PatientDocuments } from './PatientDocuments';

interface Props extends DialogState {
  readonly referral: ReferralRowFragment;
}

/** Documents about a referral's patient, to read before the decision. */
export function ReferralDocumentsDialog({ referral, ...frame }: Props) {
  return (
    <Dialog title="Documents" width={640} isClosedBeside {...frame}>
      <ErrorSlot />
      <ReferralSubject referral={referral} />
      <PatientDocuments patientId={referral.patientNumber} referralId={referral.id} />
    </Dialog>
  );
}
