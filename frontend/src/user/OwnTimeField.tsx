import { Form, Input } from 'antd';
import * as text from '#messages/freeTimes';
import * as own from '#messages/ownSessions';
import { futureTimeRules, formatLeadTime } from '../appointments/clinic-time-rules';

const rules = futureTimeRules(text.choose);

/** A native date and time input for a requested time, with the formatted time as help text. Used until the clinic is open. */
export function OwnTimeField() {
  const chosen = Form.useWatch<string | undefined>('appointmentDate');
  return (
    <Form.Item name="appointmentDate" label={own.dateAndTime} extra={formatLeadTime(chosen)} rules={rules}>
      <Input type="datetime-local" autoComplete="off" />
    </Form.Item>
  );
}
