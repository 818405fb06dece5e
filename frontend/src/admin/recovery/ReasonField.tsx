import { Form, Input } from 'antd';
import { textRules } from '../../ui/form-rules';

/** Why a plan is changed, 10 to 500 characters; it stays in the plan's ledger, which the patient can read. */
export function ReasonField() {
  return (
    <Form.Item
      name="reason"
      label="Reason"
      extra="It stays with the plan, where the care team and the patient can read it."
      rules={[...textRules('Reason', 500), { min: 10, message: 'At least 10 characters' }]}
    >
      <Input.TextArea rows={3} maxLength={500} autoComplete="off" />
    </Form.Item>
  );
}
