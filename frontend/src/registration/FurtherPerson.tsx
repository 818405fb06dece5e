import { Checkbox, Form } from 'antd';

/** Mounted per number, so that a previous answer is neither kept nor sent. */
export function FurtherPerson() {
  return (
    <Form.Item
      name="withoutAccount"
      valuePropName="checked"
      preserve={false}
      extra="The record is made without an account."
    >
      <Checkbox>This is a further person on that number</Checkbox>
    </Form.Item>
  );
}
