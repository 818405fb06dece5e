import { Form, Input } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import { useAddProgressReportMutation } from '#src/workplace/gql/generated';
import { showDetails } from './details-cache';
import { DetailsForm, type DetailsFormProps } from './DetailsForm';

interface Values {
  readonly content: string;
}

/** Adds a progress report, dated now. */
export function AddReportForm({ id, onEdited, onDone }: DetailsFormProps) {
  const [add] = useAddProgressReportMutation();
  const send = async ({ content }: Values) => {
    await add({
      variables: { patientId: id, content: content.trim() },
      update: (cache, { data }) => showDetails(cache, id, data?.addProgressReport),
    });
    return 'The progress report was added.';
  };
  return (
    <DetailsForm<Values> name="report" submitLabel="Save report" send={send} onEdited={onEdited} onDone={onDone}>
      <Form.Item name="content" label="Report" rules={textRules('Report', 2000)}>
        <Input.TextArea rows={4} autoComplete="off" />
      </Form.Item>
    </DetailsForm>
  );
}
