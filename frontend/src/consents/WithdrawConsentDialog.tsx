import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { reasonRules } from '../ui/forms/form-rules';
import { Subject } from '../ui/layout/Subject';
import { signedText } from './consent-texts';
import { TreatmentConsentsDocument, useWithdrawTreatmentConsentMutation, type ConsentFragment } from './gql/generated';

interface Props extends DialogState {
  readonly consent: ConsentFragment;
}

/** Takes a consent back, with a reason: it stays in the record and counts no more. */
export function WithdrawConsentDialog({ consent, ...frame }: Props) {
  const [withdraw] = useWithdrawTreatmentConsentMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Take the consent back"
      lead={
        <Subject>
          <strong>{consent.form.name}</strong>
          <small>{signedText(consent)}</small>
        </Subject>
      }
      name="consent-withdraw"
      submitLabel="Take it back"
      send={async ({ reason }) => {
        await withdraw({ variables: { id: consent.id, reason: reason.trim() } });
        return 'The consent was taken back.';
      }}
      failureText={(failure) => failureText('The consent was not taken back', failure)}
      reloads={[TreatmentConsentsDocument]}
    >
      <Form.Item name="reason" label="Reason" rules={reasonRules('Reason', 3, 200)}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
