import { Form, Input } from 'antd';
import { reasonRules } from '#src/ui/forms/form-rules';

/** The reason for a change of a plan, 10 to 500 characters. It stays in the plan's ledger, which the patient can read. */
export function ReasonField() {
  return (
    <Form.Item
      name="reason"
      label="Reason"
      extra="It stays with the plan, where the care team and the patient can read it."
      rules={reasonRules('Reason')}
    >
      <Input.TextArea rows={3} autoComplete="off" />
    </Form.Item>
  );
}
