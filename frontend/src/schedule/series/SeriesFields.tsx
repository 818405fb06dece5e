import { Form, Input, type FormRule } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionType } from '#src/workplace/gql/generated';
import { clinicDay } from '#src/calendar/clinic-time';
import { isListDay, typedListDay } from '#src/calendar/list-day';
import { useDebounced } from '#src/ui/hooks/useDebounced';
import { ProposedTimes } from './ProposedTimes';
import type { SeriesInput, Weekday } from './gql/generated';
import { WeekdayChips, weekdaysAround } from './WeekdayChips';

/** The fields of the booking form that a proposal needs. */
interface Fields {
  readonly patientId?: string;
  readonly physiotherapistId?: string;
  readonly sessionType?: SessionType;
  readonly durationMinutes?: string;
  readonly appointmentDate?: string;
  readonly weekdays?: readonly Weekday[];
  readonly count?: string;
}

interface Props {
  /** Called with the times that a booking would take. */
  readonly onChosen: (times: readonly string[]) => void;
  /** Number of refused bookings: each looks at the times again. */
  readonly refusals: number;
}

const weekdayRules: FormRule[] = [{ required: true, type: 'array', message: 'Choose at least one weekday' }];
const countRules: FormRule[] = [
  { required: true, pattern: /^(?:[1-9]|[1-5]\d|60)$/, message: 'Enter how many sessions, from 1 to 60' },
];

/** Weekdays and number of a series in the booking form, and the times that result, as they are now. */
export function SeriesFields({ onChosen, refusals }: Props) {
  const form = Form.useFormInstance<Fields>();
  const values = Form.useWatch<Fields | undefined>([], form);
  const [weekdays] = useState(() => weekdaysAround(dayOf(form.getFieldValue('appointmentDate'))));
  const settled = useDebounced(JSON.stringify(inputOf(values)));
  const input = JSON.parse(settled) as SeriesInput | null;
  const forget = useEffectEvent(() => onChosen([]));
  useEffect(() => () => forget(), []);
  return (
    <>
      <Form.Item name="weekdays" label="Weekdays" initialValue={weekdays} rules={weekdayRules}>
        <WeekdayChips />
      </Form.Item>
      <Form.Item name="count" label="How many sessions" initialValue="10" rules={countRules}>
        <Input inputMode="numeric" autoComplete="off" maxLength={2} />
      </Form.Item>
      {input ? (
        <ProposedTimes key={settled} input={input} refusals={refusals} onChosen={onChosen} />
      ) : (
        <p>Choose the patient and the physiotherapist to see which times are free.</p>
      )}
    </>
  );
}

const dayOf = (typed: string | undefined) => typedListDay(typed) ?? clinicDay(Date.now());

/** Returns the input of a proposal; null while a field is missing or wrong. */
function inputOf(fields: Fields | undefined): SeriesInput | null {
  const { patientId, physiotherapistId, sessionType, appointmentDate = '', weekdays = [] } = fields ?? {};
  const [durationMinutes, count] = [Number(fields?.durationMinutes), Number(fields?.count)];
  const [, firstDay, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(appointmentDate) ?? [];
  if (
    !patientId ||
    !physiotherapistId ||
    !sessionType ||
    !firstDay ||
    !isListDay(firstDay) ||
    !time ||
    weekdays.length === 0
  )
    return null;
  if (!(count >= 1 && count <= 60) || !(durationMinutes >= 5 && durationMinutes <= 480)) return null;
  return { patientId, physiotherapistId, sessionType, durationMinutes, firstDay, weekdays: [...weekdays], time, count };
}
