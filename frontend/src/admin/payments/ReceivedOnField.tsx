import { Form, Input } from 'antd';
import { addDays } from '../../calendar/clinic-time';
import { useClinicToday } from '../../calendar/useClinicToday';

/** How far back the day of a payment may lie (schema/payment.graphql). */
const mostDays = 365;

/** The day on which money came. Left empty it is the day on which it is sent, also when the dialog stood open over midnight. */
export function ReceivedOnField() {
  const today = useClinicToday();
  return (
    <Form.Item name="receivedOn" label="Received on (optional)" extra="Today when left empty.">
      <Input type="date" min={addDays(today, -mostDays)} max={today} />
    </Form.Item>
  );
}
