import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { textRules } from '#src/ui/forms/form-rules';
import { SavedReportsDocument, useSaveReportMutation } from './gql/generated';

interface Props extends DialogState {
  /** The query string to save. */
  readonly query: string;
}

/** Saves a report under a name, for all devices of the admin. */
export function SaveReportDialog({ query, ...frame }: Props) {
  const [save] = useSaveReportMutation();
  return (
    <FormDialog<{ readonly name: string }>
      {...frame}
      title="Save this report"
      name="save-report"
      submitLabel="Save"
      send={async ({ name }) => {
        await save({ variables: { name, query } });
        return `The report was saved as “${name.trim()}”. It is listed under Reports.`;
      }}
      failureText={(failure) => failureText('Failed to save the report', failure)}
      reloads={[SavedReportsDocument]}
    >
      <Form.Item
        name="name"
        label="Name"
        extra="With its days and grouping, for yourself. Others of this name are replaced."
        rules={textRules('Name', 60)}
      >
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
}
