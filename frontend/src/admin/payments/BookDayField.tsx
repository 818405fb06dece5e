import { Form, Input } from 'antd';
import { addDays } from '../../calendar/clinic-time';
import { useClinicToday } from '../../calendar/useClinicToday';
import { mostDaysBack } from './payment-rules';

interface Props {
  /** As the server names it. */
  readonly name: string;
  readonly label: string;
}

/** A day of the books, such as that on which money came. Left empty it is the day on which it is sent, also when the dialog stood open over midnight. */
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
