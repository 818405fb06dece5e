import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { rupeesText } from '#src/values/rupees';
import { reasonRules } from '#src/payments/payment-rules';
import { ChargesDocument, type ChargesQuery } from '#src/workplace/gql/generated';
import { PatientPageDocument, PatientTimelineDocument, useCancelChargeMutation } from './gql/generated';

interface Props extends DialogState {
  readonly charge: ChargesQuery['charges'][number];
}

/** Cancels a charge with a reason; the charge stays on record. */
export function CancelChargeDialog({ charge, ...frame }: Props) {
  const [cancel] = useCancelChargeMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Take back a charge"
      lead={
        <Subject>
          <strong>{rupeesText(charge.amount)}</strong> {charge.text}
        </Subject>
      }
      name="take-back"
      submitLabel="Take back"
      send={async ({ reason }) => {
        await cancel({ variables: { id: charge.id, reason } });
        return `${rupeesText(charge.amount)} is charged no more.`;
      }}
      failureText={(failure) => failureText('Failed to take the charge back', failure)}
      reloads={[ChargesDocument, PatientPageDocument, PatientTimelineDocument]}
    >
      <Form.Item name="reason" label="Reason" extra="Patients do not see it." rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
