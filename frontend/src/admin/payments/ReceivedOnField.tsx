import { Form, Input } from 'antd';
import { addDays } from '../../calendar/clinic-time';
import { useClinicToday } from '../../calendar/useClinicToday';
import { mostDaysBack } from './payment-rules';

/** The day on which money came. Left empty it is the day on which it is sent, also when the dialog stood open over midnight. */
export function ReceivedOnField() {
  const today = useClinicToday();
  return (
    <Form.Item name="receivedOn" label="Received on (optional)" extra="Today when left empty.">
      <Input type="date" min={addDays(today, -mostDaysBack)} max={today} />
    </Form.Item>
  );
}
