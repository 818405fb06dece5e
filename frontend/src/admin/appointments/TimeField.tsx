import { Form } from 'antd';
import { useState } from 'react';
import { futureTimeRules, suggestedTime, typedTimeText } from '../../appointments/clinic-time-rules';
import { ClinicTimeInput } from '../../appointments/ClinicTimeInput';
import { clinicDay } from '../../clinic-time';

interface Props {
  readonly label: string;
  /** The clinic day that a choice begins with, today unless given. */
  readonly day?: string;
}

/** When a session begins, as the form around names it, with what is typed as people say it. */
export function TimeField({ label, day }: Props) {
  const [openedAt] = useState(() => Date.now());
  const typed = Form.useWatch<string | undefined>('appointmentDate');
  return (
    <Form.Item name="appointmentDate" label={label} extra={typedTimeText(typed)} rules={futureTimeRules}>
      <ClinicTimeInput suggestion={suggestedTime(day ?? clinicDay(openedAt), openedAt)} />
    </Form.Item>
  );
}
