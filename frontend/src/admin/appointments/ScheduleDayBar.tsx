import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { addDays } from '../../calendar/clinic-time';
import styles from './ScheduleDayBar.module.css';
import { firstDay, isScheduleDay, lastDay } from './useScheduleDay';

interface Props {
  readonly day: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
}

/** The way to another day: one back, today, one on, or any by date. */
export function ScheduleDayBar({ day, today, onChange }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          disabled={day <= firstDay}
          onClick={() => onChange(addDays(day, -1))}
        >
          Previous
        </Button>
        <Button disabled={day === today} onClick={() => onChange(today)}>
          Today
        </Button>
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          iconPlacement="end"
          disabled={day >= lastDay}
          onClick={() => onChange(addDays(day, 1))}
        >
          Next
        </Button>
      </div>
      <DayInput day={day} onChange={onChange} />
    </div>
  );
}

/** A date, typed or picked. While somebody types, the year passes through 0002 and 0020: only a sensible day is used. */
function DayInput({ day, onChange }: Omit<Props, 'today'>) {
  const id = useId();
  const [typing, setTyping] = useState({ text: day, seen: day });
  if (typing.seen !== day) setTyping({ text: day, seen: day });
  const type = (text: string) => {
    setTyping({ text, seen: day });
    if (isScheduleDay(text)) onChange(text);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Day
      </label>
      <Input
        id={id}
        type="date"
        value={typing.text}
        min={firstDay}
        max={lastDay}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyping({ text: day, seen: day })}
      />
    </div>
  );
}
