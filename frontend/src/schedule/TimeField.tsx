import { Form } from 'antd';
import { futureTimeRules, formatLeadTime } from '../appointments/clinic-time-rules';
import { DateAndTimeInput } from './DateAndTimeInput';

interface Props {
  readonly label: string;
  /** Whether the value can also be typed as YYYY-MM-DDTHH:MM, as the Reschedule prompt accepts it. */
  readonly isTyped?: boolean;
}

const chosenRules = futureTimeRules('Choose a date and a time');
const typedRules = futureTimeRules('Enter the date and time as YYYY-MM-DDTHH:MM');

/** A Form.Item for a session's start, with the formatted time as help text. */
export function TimeField({ label, isTyped = false }: Props) {
  const time = Form.useWatch<string | undefined>('appointmentDate');
  return (
    <Form.Item
      name="appointmentDate"
      label={label}
      extra={formatLeadTime(time) ?? (isTyped && 'Choose date and time, or type both, such as 2026-11-21T16:30')}
      rules={isTyped ? typedRules : chosenRules}
    >
      <DateAndTimeInput isTyped={isTyped} />
    </Form.Item>
  );
}
