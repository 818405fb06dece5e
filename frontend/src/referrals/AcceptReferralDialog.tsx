import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { ReferralsDocument, useAcceptReferralMutation, type ReferralRowFragment } from './gql/generated';
import { ReferralSubject } from './ReferralSubject';

interface Props extends DialogState {
  readonly referral: ReferralRowFragment;
}

/** Confirm dialog before a referral is accepted, which notifies the hospital. */
export function AcceptReferralDialog({ referral, ...frame }: Props) {
  const [accept] = useAcceptReferralMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="Accept the referral"
      submitLabel="Accept"
      send={async () => {
        await accept({ variables: { id: referral.id } });
        return `The referral of ${referral.patientNumber} was accepted.`;
      }}
      failureText={(failure) => failureText('Failed to accept the referral', failure)}
      reloads={[ReferralsDocument]}
    >
      <ReferralSubject referral={referral} />
      <p>On the page of the patient the record is completed and a plan is started.</p>
    </ConfirmDialog>
  );
}
