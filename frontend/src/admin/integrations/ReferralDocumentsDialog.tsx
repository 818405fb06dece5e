import { Dialog, type DialogState } from '../../ui/Dialog';
import { ErrorSlot } from '../../ui/ErrorSlotProvider';
import type { ReferralRowFragment } from './gql/generated';
import { PatientDocuments } from './PatientDocuments';
import { ReferralSubject } from './ReferralSubject';

interface Props extends DialogState {
  readonly referral: ReferralRowFragment;
}

/** What hospitals sent of the patient whom a referral is about, to be read before it is decided. */
export function ReferralDocumentsDialog({ referral, ...frame }: Props) {
  return (
    <Dialog title="Documents" width={640} isClosedBeside {...frame}>
      <ErrorSlot />
      <ReferralSubject referral={referral} />
      <PatientDocuments patientId={referral.patientNumber} referralId={referral.id} />
    </Dialog>
  );
}
