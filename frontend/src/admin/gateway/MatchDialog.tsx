import { Form } from 'antd';
import type { DocumentNode } from 'graphql';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { PatientSelect } from '#src/patients/PatientSelect';
import { paymentLists } from '#src/payments/payment-lists';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { choiceRules } from '#src/ui/forms/form-rules';
import { rupeesText } from '#src/values/rupees';
import { useMatchGatewayEventMutation, type GatewayEventRowFragment } from './events/gql/generated';

interface Props extends DialogState {
  readonly event: Pick<GatewayEventRowFragment, 'id' | 'amount' | 'at' | 'gatewayPaymentId'>;
  /** The list that the event was chosen from. */
  readonly list: DocumentNode;
}

/** Books unmatched money as a payment of a patient, with its receipt. */
export function MatchDialog({ event: { id, amount, at, gatewayPaymentId }, list, ...frame }: Props) {
  const [match] = useMatchGatewayEventMutation();
  const sum = rupeesText(amount ?? 0);
  return (
    <FormDialog<{ readonly patientId: string }>
      {...frame}
      title="Match money"
      lead={
        <p>
          {sum}, {momentText(at)}, {gatewayPaymentId}. It becomes a payment of the patient, dated today. This cannot be
          undone.
        </p>
      }
      name="match"
      initialValues={{}}
      submitLabel="Book it"
      send={async ({ patientId }) => {
        // Lists of events that were read before are read again when they are shown.
        await match({
          variables: { id, patientId },
          update: (cache) => void cache.evict({ fieldName: 'gatewayEvents' }),
        });
        return `${sum} was booked.`;
      }}
      failureText={(failure) => failureText('Failed to book the money', failure)}
      reloads={[list, ...paymentLists]}
    >
      <Form.Item name="patientId" label="Patient" rules={choiceRules('Patient is required')}>
        <PatientSelect />
      </Form.Item>
    </FormDialog>
  );
}
