import { Form, Input, type FormRule } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { rupeesText } from '#src/values/rupees';
import { paiseOf } from '#src/values/typed-rupees';
import { bookDay, differenceText } from './day-book-texts';
import { dayBookQueries } from './day-book-queries';
import { useCloseDayMutation, type DayBookQuery } from './gql/generated';

interface Values {
  /** Rupees, as typed, like the others. */
  readonly counted: string;
  readonly banked?: string;
  readonly openingCash?: string;
  readonly note?: string;
}

interface Props extends DialogState {
  readonly book: DayBookQuery['dayBook'];
  /** The first close asks what the drawer contained before. */
  readonly isFirst: boolean;
}

const amountRule: FormRule = {
  validateTrigger: 'onBlur',
  validator: async (_rule, typed: string | undefined) => {
    if (typed?.trim() && paiseOf(typed) === null)
      throw new Error('Enter the amount in rupees, such as 1,500 or 1500.50');
  },
};
const paise = (typed: string | undefined) => paiseOf(typed ?? '') ?? 0;

/** Closes a day and all before it: asks for the count of the cash, and for a note if it differs. */
export function CloseDayDialog({ book: { day, cash }, isFirst, ...frame }: Props) {
  const [close] = useCloseDayMutation();
  const differenceOf = ({ counted, openingCash }: Partial<Values>) =>
    counted?.trim() ? paise(counted) - cash.expected - paise(openingCash) : 0;
  return (
    <FormDialog<Values>
      {...frame}
      title={`Close ${bookDay(day)}`}
      lead={
        <Subject>
          <strong>{rupeesText(cash.expected)}</strong> should be in the drawer.
          <small>This day and all before it cannot be changed afterwards.</small>
        </Subject>
      }
      name="close-day"
      submitLabel="Close the day"
      send={async ({ counted, banked, openingCash, note }) => {
        const cashOfFirst = isFirst ? { openingCash: paise(openingCash) } : {};
        const variables = {
          day,
          counted: paise(counted),
          banked: paise(banked),
          note: note?.trim() || null,
          ...cashOfFirst,
        };
        await close({ variables });
        return `${bookDay(day)} is closed.`;
      }}
      failureText={(failure) => failureText('Failed to close the day', failure)}
      reloads={dayBookQueries}
    >
      {isFirst && (
        <Form.Item
          name="openingCash"
          label="Cash before the first entry, in rupees (optional)"
          extra="Asked at the first close alone. Cash that went to the bank earlier shows as missing: say so in the note."
          rules={[amountRule]}
        >
          <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
        </Form.Item>
      )}
      <Form.Item
        name="counted"
        label="Counted cash in rupees"
        rules={[{ required: true, whitespace: true, message: 'Count the cash in the drawer' }, amountRule]}
      >
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => {
          const values = getFieldsValue(['counted', 'openingCash']) as Partial<Values>;
          const difference = differenceOf(values);
          if (!values.counted?.trim()) return null;
          return (
            <>
              <p>
                <output>{difference === 0 ? 'The count is as expected.' : `${differenceText(difference)}.`}</output>
              </p>
              {difference !== 0 && (
                <Form.Item
                  name="note"
                  label="Why it differs"
                  rules={[
                    { required: true, whitespace: true, message: 'Say why the count differs' },
                    { validateTrigger: 'onBlur', min: 3, message: 'Say it in at least 3 characters' },
                  ]}
                >
                  <Input autoComplete="off" maxLength={200} />
                </Form.Item>
              )}
            </>
          );
        }}
      </Form.Item>
      <Form.Item
        name="banked"
        label="To the bank, in rupees (optional)"
        extra="Taken out of the drawer after the count."
        rules={[amountRule]}
      >
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
    </FormDialog>
  );
}
