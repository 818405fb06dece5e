import { Form, Input } from 'antd';
import { optionalTextRules } from '../ui/forms/form-rules';

/** The payment's reference at the bank. */
export function ReferenceField() {
  return (
    <Form.Item
      name="reference"
      label="Reference (optional)"
      extra="UPI reference, or the number of a cheque or card slip."
      rules={optionalTextRules(60)}
    >
      <Input autoComplete="off" maxLength={60} />
    </Form.Item>
  );
}
