import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { ReferralsDocument, useDeclineReferralMutation, type ReferralRowFragment } from './gql/generated';
import { ReferralSubject } from './ReferralSubject';

interface Values {
  readonly reason: string;
}

interface Props extends DialogState {
  readonly referral: ReferralRowFragment;
}

/** Declines a referral, with a reason that the hospital reads. */
export function DeclineReferralDialog({ referral, ...frame }: Props) {
  const [decline] = useDeclineReferralMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Decline the referral"
      lead={<ReferralSubject referral={referral} />}
      name="decline"
      submitLabel="Decline"
      send={async ({ reason }) => {
        await decline({ variables: { id: referral.id, reason } });
        return `The referral of ${referral.patientNumber} was declined.`;
      }}
      failureText={(failure) => failureText('Failed to decline the referral', failure)}
      reloads={[ReferralsDocument]}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="The hospital reads it."
        rules={[
          { required: true, whitespace: true, message: 'Reason is required' },
          { validateTrigger: 'onBlur', min: 3, message: 'Give the reason in at least 3 characters' },
        ]}
      >
        <Input autoComplete="off" maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
