import { Form, Input } from 'antd';
import { errorOf } from '../../errors';
import { textRules } from '../../form-rules';
import { useAddProgressReportMutation } from '../../gql/generated';
import { useNotify } from '../../ui/Notices';
import { showDetails } from './details-cache';
import { DetailsForm, type DetailsFormProps } from './DetailsForm';

interface Values {
  readonly content: string;
}

const fieldNames = ['content'] as const;

/** Adds a note on the patient's progress, dated now (reading 78). */
export function AddReportForm({ id, onEdited, onDone }: DetailsFormProps) {
  const [form] = Form.useForm<Values>();
  const [add] = useAddProgressReportMutation();
  const notify = useNotify();
  const submit = async ({ content }: Values) => {
    try {
      await add({
        variables: { patientId: id, content: content.trim() },
        update: (cache, { data }) => showDetails(cache, id, data?.addProgressReport),
      });
    } catch (error) {
      return errorOf(error);
    }
    notify('The progress report was added.');
    return null;
  };
  return (
    <DetailsForm
      form={form}
      name="report"
      fieldNames={fieldNames}
      submitLabel="Save report"
      onSubmit={submit}
      onEdited={onEdited}
      onDone={onDone}
    >
      <Form.Item name="content" label="Report" rules={textRules('Report', 2000)}>
        <Input.TextArea rows={4} autoComplete="off" />
      </Form.Item>
    </DetailsForm>
  );
}
