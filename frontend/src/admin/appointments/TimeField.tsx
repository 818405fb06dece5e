import { Form } from 'antd';
import { futureTimeRules, formatLeadTime } from '../../appointments/clinic-time-rules';
import { DateAndTimeInput } from './DateAndTimeInput';

interface Props {
  readonly label: string;
  /** The whole can be typed as YYYY-MM-DDTHH:MM, too, as the Reschedule prompt takes it (spec §5, reading 43). */
  readonly isTyped?: boolean;
}

const chosenRules = futureTimeRules('Choose a date and a time');
const typedRules = futureTimeRules('Enter the date and time as YYYY-MM-DDTHH:MM');

/** When a session begins, as the form around names it, with the chosen time in words. */
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
