import { Form, Input } from 'antd';
import { useState } from 'react';
import { clinicDay } from '../calendar/clinic-time';
import { chosenTimeRules, futureTimeRules, suggestedTime, typedTimeText } from './clinic-time-rules';
import { ClinicTimeInput } from './ClinicTimeInput';

interface Props {
  readonly label: string;
  /** The clinic day that a choice begins with, today unless given. */
  readonly day?: string;
  /** Chosen in the device's own field, as fits a patient's phone; else also typed, as the console does (spec §5). */
  readonly isChosen?: boolean;
}

/** When a session begins, as the form around names it, with what is typed or chosen as people say it. */
export function TimeField({ label, day, isChosen = false }: Props) {
  const [openedAt] = useState(() => Date.now());
  const typed = Form.useWatch<string | undefined>('appointmentDate');
  const isSaid = typed || !isChosen;
  return (
    <Form.Item
      name="appointmentDate"
      label={label}
      extra={isSaid && typedTimeText(typed)}
      rules={isChosen ? chosenTimeRules : futureTimeRules}
    >
      {isChosen ? (
        <Input type="datetime-local" autoComplete="off" />
      ) : (
        <ClinicTimeInput suggestion={suggestedTime(day ?? clinicDay(openedAt), openedAt)} />
      )}
    </Form.Item>
  );
}
