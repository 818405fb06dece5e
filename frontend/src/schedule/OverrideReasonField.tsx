import { Form, Input } from 'antd';
import { useClinic } from '../brand/clinic';

/** Reason for a session outside the hours of an open clinic. Without one, the server rejects it with an error on this field. */
export function OverrideReasonField() {
  if (!useClinic().isOpen) return null;
  return (
    <Form.Item name="overrideReason" label="Reason, if the time lies outside the hours">
      <Input maxLength={200} autoComplete="off" />
    </Form.Item>
  );
}
