import { Form, Input, type FormRule } from 'antd';

interface Props {
  readonly name: (string | number)[];
  readonly label: string;
  readonly rules: FormRule[];
}

/** An input for an amount in rupees. */
export function PriceField(field: Props) {
  return (
    <Form.Item {...field}>
      <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
    </Form.Item>
  );
}
