import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { reasonRules } from '#src/ui/forms/form-rules';
import { Subject } from '#src/ui/layout/Subject';
import { BenchDayDocument } from '../gql/generated';
import {
  BenchPatientDocument,
  PastPrecautionsDocument,
  useEndPrecautionMutation,
  type PrecautionFragment,
} from '../patients/gql/generated';
import { PrecautionWord } from './PrecautionWord';

interface Props extends DialogState {
  readonly precaution: PrecautionFragment;
}

/** Ends a precaution now, with a reason. */
export function EndPrecautionDialog({ precaution, ...frame }: Props) {
  const [end] = useEndPrecautionMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="End the precaution"
      lead={
        <Subject>
          <PrecautionWord precaution={precaution} />
        </Subject>
      }
      name="precaution-end"
      submitLabel="End it"
      send={async ({ reason }) => {
        await end({ variables: { id: precaution.id, reason: reason.trim() } });
        return 'The precaution ended.';
      }}
      failureText={(failure) => failureText('The precaution was not ended', failure)}
      reloads={[BenchPatientDocument, BenchDayDocument, PastPrecautionsDocument]}
    >
      <Form.Item
        name="reason"
        label="Reason"
        extra="Such as: the surgeon allows full weight."
        rules={reasonRules('Reason', 3, 200)}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
