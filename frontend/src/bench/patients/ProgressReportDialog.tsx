import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { textRules } from '#src/ui/forms/form-rules';
import { BenchPatientDocument, useWriteProgressReportMutation } from './gql/generated';

interface Props extends DialogState {
  readonly patientId: string;
}

/** Writes a progress report, dated now. */
export function ProgressReportDialog({ patientId, ...frame }: Props) {
  const [write] = useWriteProgressReportMutation();
  return (
    <FormDialog<{ readonly content: string }>
      {...frame}
      title="Write a progress report"
      name="progress-report"
      submitLabel="Save report"
      send={async ({ content }) => {
        await write({ variables: { patientId, content: content.trim() } });
        return 'The progress report was added.';
      }}
      failureText={(failure) => failureText('Failed to add the report', failure)}
      reloads={[BenchPatientDocument]}
    >
      <Form.Item name="content" label="Report" rules={textRules('Report', 2000)}>
        <Input.TextArea rows={6} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
