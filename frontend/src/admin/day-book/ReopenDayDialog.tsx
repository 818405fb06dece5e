import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import { reasonRules } from '#src/payments/payment-rules';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { rupeesText } from '#src/values/rupees';
import { dayBookQueries } from './day-book-queries';
import { bookDay } from './day-book-texts';
import { useReopenDayMutation, type DayCloseRowFragment } from './gql/generated';

interface Props extends DialogState {
  /** The last close. */
  readonly close: DayCloseRowFragment;
}

/** Takes the last close back, with a reason. */
export function ReopenDayDialog({ close: { day, counted }, ...frame }: Props) {
  const [reopen] = useReopenDayMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title={`Open ${bookDay(day)} again`}
      lead={
        <Subject>
          The count of <strong>{rupeesText(counted)}</strong> is taken back.
          <small>Payments and charges of the day can be entered again. Close it once more afterwards.</small>
        </Subject>
      }
      name="reopen-day"
      submitLabel="Open again"
      isDanger
      send={async ({ reason }) => {
        await reopen({ variables: { day, reason } });
        return `${bookDay(day)} is open again.`;
      }}
      failureText={(failure) => failureText('Failed to open the day again', failure)}
      reloads={dayBookQueries}
    >
      <Form.Item name="reason" label="Reason" rules={reasonRules}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
