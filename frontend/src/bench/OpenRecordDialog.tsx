import { Form, Input } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { reasonRules } from '../ui/forms/form-rules';
import { Subject } from '../ui/layout/Subject';
import { WorkplaceTools } from '../workplace/WorkplaceTools';
import { useOpenRecordMutation } from './gql/generated';

interface Props extends DialogState {
  readonly patientId: string;
  /** Name of the patient; undefined where one knows only the number in the address. */
  readonly name?: string | undefined;
  /** Called when the record is open and the dialog has closed. */
  readonly onOpened: () => void;
}

interface Values {
  readonly reason: string;
}

const [least, most] = [10, 300];

/** Opens a record beyond reach for the rest of the clinic's day, with a reason that the admins are told (bench §2). */
export function OpenRecordDialog(props: Props) {
  return (
    <WorkplaceTools>
      <Content {...props} />
    </WorkplaceTools>
  );
}

function Content({ patientId, name, onOpened, ...frame }: Props) {
  const [open] = useOpenRecordMutation();
  const [isOpened, setOpened] = useState(false);
  const closed = () => {
    frame.onClosed();
    if (isOpened) onOpened();
  };
  return (
    <FormDialog<Values>
      {...frame}
      onClosed={closed}
      title="Open with a reason"
      lead={
        <>
          {name && (
            <Subject>
              <strong>{name}</strong>
            </Subject>
          )}
          <p>
            You do not treat this patient. With a reason you can read the record, write notes and enter values until
            midnight. The admins of the clinic are told at once, with your name and the reason.
          </p>
        </>
      }
      name="open-record"
      submitLabel="Open the record"
      send={async ({ reason }) => {
        await open({ variables: { patientId, reason: reason.trim() } });
        return 'The record is open until midnight. The admins were told.';
      }}
      failureText={(failure) => failureText('The record could not be opened', failure)}
      onDone={() => setOpened(true)}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra={`${least} to ${most} characters, such as: fell in the waiting room, Neha is at a home visit.`}
        rules={reasonRules('Reason', least, most)}
      >
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
