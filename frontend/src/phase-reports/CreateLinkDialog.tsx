import { Form, Select } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { PhaseReportsDocument, useCreateReportLinkMutation } from './gql/generated';

const day = 1_440;
const lifetimes = [
  { value: day, label: '1 day' },
  { value: 7 * day, label: '7 days' },
  { value: 30 * day, label: '30 days' },
];

interface Props extends DialogState {
  readonly report: { readonly id: string; readonly fromPhase: number };
  readonly onCreated: (url: string) => void;
}

/** Creates a link to a report. */
export function CreateLinkDialog({ report, onCreated, ...frame }: Props) {
  const [create] = useCreateReportLinkMutation();
  return (
    <FormDialog<{ readonly expiresInMinutes: number }>
      {...frame}
      title={`Link to the report of phase ${report.fromPhase}`}
      lead={
        <p>
          Whoever has the link opens the report without an account. The patient has allowed it, sees each opening, and
          can revoke the link.
        </p>
      }
      name="report-link"
      initialValues={{ expiresInMinutes: 7 * day }}
      submitLabel="Create the link"
      send={async ({ expiresInMinutes }) => {
        const { data } = await create({ variables: { reportId: report.id, expiresInMinutes } });
        if (data) onCreated(data.createReportLink.url);
      }}
      failureText={(failure) => failureText('The link was not created', failure)}
      reloads={[PhaseReportsDocument]}
    >
      <Form.Item name="expiresInMinutes" label="Opens the report for">
        <Select options={lifetimes} />
      </Form.Item>
    </FormDialog>
  );
}
