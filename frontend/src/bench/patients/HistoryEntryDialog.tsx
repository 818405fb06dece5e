import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import { BenchPatientDocument, useAddHistoryEntryMutation } from './gql/generated';

interface Props extends DialogState {
  readonly patientId: string;
}

interface Values {
  readonly diagnosis: string;
  readonly treatment?: string;
  readonly surgeryDetails?: string;
}

/** Adds a past diagnosis, with treatment and operation, to the medical history. */
export function HistoryEntryDialog({ patientId, ...frame }: Props) {
  const [add] = useAddHistoryEntryMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Add to the medical history"
      name="history-entry"
      submitLabel="Save entry"
      send={async ({ diagnosis, treatment, surgeryDetails }) => {
        const input = {
          diagnosis: diagnosis.trim(),
          treatment: treatment?.trim() || null,
          surgeryDetails: surgeryDetails?.trim() || null,
        };
        await add({ variables: { patientId, input } });
        return 'The entry was added.';
      }}
      failureText={(failure) => failureText('Failed to add the entry', failure)}
      reloads={[BenchPatientDocument]}
    >
      <Form.Item name="diagnosis" label="Diagnosis" rules={textRules('Diagnosis', 200)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="treatment" label="Treatment (optional)" rules={optionalTextRules(500)}>
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="surgeryDetails"
        label="Operation (optional)"
        extra="What was operated on, when, and by whom."
        rules={optionalTextRules(500)}
      >
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
