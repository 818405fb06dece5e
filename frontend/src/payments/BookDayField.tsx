import { Form, Input } from 'antd';
import { addDays } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { mostDaysBack } from './payment-rules';

interface Props {
  /** The server's field name. */
  readonly name: string;
  readonly label: string;
}

/** A booking day for payments. Empty means the day of the submit, even if the dialog stays open over midnight. */
export function BookDayField({ name, label }: Props) {
  const today = useClinicToday();
  return (
    <Form.Item
      name={name}
      label={`${label} (optional)`}
      extra="Today when left empty."
      normalize={(day: string) => day || undefined}
    >
      <Input type="date" min={addDays(today, -mostDaysBack)} max={today} />
    </Form.Item>
  );
}
