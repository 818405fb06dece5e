import { Form, Input } from 'antd';
import { addDays, startOfDay } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { Subject } from '#src/ui/layout/Subject';
import {
  PatientConsentsDocument,
  useRecordConsentMutation,
  type ConsentClientFragment,
  type ConsentDecision,
} from './gql/generated';

interface Values {
  readonly decision: ConsentDecision;
  readonly until?: string;
}

interface Props extends DialogState {
  readonly client: ConsentClientFragment;
  readonly patientId: string;
}

const decisions = [
  { value: 'PERMIT', label: 'It may read the record' },
  { value: 'DENY', label: 'It may not' },
];

/** Records a patient's consent or refusal for one system; it replaces the previous one. */
export function RecordConsentDialog({ client, patientId, ...frame }: Props) {
  const [record] = useRecordConsentMutation();
  const today = useClinicToday();
  return (
    <FormDialog<Values>
      {...frame}
      title="Record what the patient said"
      lead={
        <Subject>
          <strong>{client.name}</strong>
        </Subject>
      }
      name="consent"
      submitLabel="Record"
      send={async ({ decision, until }) => {
        // The last day is inclusive.
        const end = until ? startOfDay(addDays(until, 1)).toISOString() : null;
        await record({ variables: { input: { clientId: client.id, patientId, decision, until: end } } });
        return `What was said of ${client.name} was recorded.`;
      }}
      failureText={(failure) => failureText('Failed to record what was said', failure)}
      reloads={[PatientConsentsDocument]}
    >
      <Form.Item name="decision" label="What was said" rules={choiceRules('Choose what was said')}>
        <RadioChoice label="What was said" options={decisions} />
      </Form.Item>
      <Form.Item
        name="until"
        label="Until (optional)"
        extra="That day included. Until it is withdrawn when left empty."
        normalize={(day: string) => day || undefined}
      >
        <Input type="date" min={today} />
      </Form.Item>
    </FormDialog>
  );
}
