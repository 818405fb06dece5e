import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { reasonRules, textRules } from '#src/ui/forms/form-rules';
import { ProgressReportsDocument, useAmendProgressReportMutation, type SignedReportFragment } from './gql/generated';

interface Values {
  readonly content: string;
  readonly reason: string;
}

interface Props extends DialogState {
  readonly report: SignedReportFragment;
}

/** Writes a report anew: the former one stays as it was signed, marked as replaced. */
export function AmendReportDialog({ report: { id, content }, ...frame }: Props) {
  const [amend] = useAmendProgressReportMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title="Write the report anew"
      lead={<p>The former report stays as it was signed. Hospitals see that this one replaces it.</p>}
      name="amended-report"
      initialValues={{ content, reason: '' }}
      submitLabel="Sign the new report"
      send={async (values) => {
        await amend({ variables: { id, content: values.content.trim(), reason: values.reason.trim() } });
        return 'The new report was signed. It replaces the former one.';
      }}
      failureText={(failure) => failureText('The report was not replaced', failure)}
      reloads={[ProgressReportsDocument]}
    >
      <Form.Item name="content" label="Report" rules={textRules('Report', 2000)}>
        <Input.TextArea rows={6} autoComplete="off" />
      </Form.Item>
      <Form.Item name="reason" label="Why it replaces the former one" rules={reasonRules('Reason', 3)}>
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
