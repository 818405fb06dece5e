import { Form, Input } from 'antd';
import { useClinic } from '../../brand/clinic';

/** Why a session is given a time outside the hours of an open clinic; without one the server refuses it, and says so here. */
export function OverrideReasonField() {
  if (!useClinic().isOpen) return null;
  return (
    <Form.Item name="overrideReason" label="Reason, if the time lies outside the hours">
      <Input maxLength={200} autoComplete="off" />
    </Form.Item>
  );
}
