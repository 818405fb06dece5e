import { Form, Input } from 'antd';
import { optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import { useAddMedicalHistoryEntryMutation } from '#src/workplace/gql/generated';
import { showDetails } from './details-cache';
import { DetailsForm, type DetailsFormProps } from './DetailsForm';

interface Values {
  readonly diagnosis: string;
  readonly treatment?: string;
  readonly surgeryDetails?: string;
}

/** Adds a past diagnosis and treatment to a record. */
export function AddHistoryForm({ id, onEdited, onDone }: DetailsFormProps) {
  const [add] = useAddMedicalHistoryEntryMutation();
  const send = async ({ diagnosis, treatment, surgeryDetails }: Values) => {
    const input = {
      diagnosis: diagnosis.trim(),
      treatment: treatment?.trim() || null,
      surgeryDetails: surgeryDetails?.trim() || null,
    };
    await add({
      variables: { patientId: id, input },
      update: (cache, { data }) => showDetails(cache, id, data?.addMedicalHistoryEntry),
    });
    return 'The medical history entry was added.';
  };
  return (
    <DetailsForm<Values> name="history" submitLabel="Save entry" send={send} onEdited={onEdited} onDone={onDone}>
      <Form.Item name="diagnosis" label="Diagnosis" rules={textRules('Diagnosis', 200)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="treatment" label="Treatment (optional)" rules={optionalTextRules(500)}>
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="surgeryDetails"
        label="Surgery (optional)"
        extra="What was operated on, when, and by whom."
        rules={optionalTextRules(500)}
      >
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
    </DetailsForm>
  );
}
