import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { addDays } from '../calendar/clinic-time';
import { firstListDay, lastListDay } from '../calendar/list-day';
import { DayInput } from '../calendar/DayInput';
import styles from './ScheduleDayBar.module.css';

interface Props {
  readonly day: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
}

/** Day navigation: previous, today, next, or a date. */
export function ScheduleDayBar({ day, today, onChange }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          disabled={day <= firstListDay}
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
          disabled={day >= lastListDay}
          onClick={() => onChange(addDays(day, 1))}
        >
          Next
        </Button>
      </div>
      <DayField day={day} onChange={onChange} />
    </div>
  );
}

function DayField({ day, onChange }: Omit<Props, 'today'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Day
      </label>
      <DayInput id={id} value={day} onChange={onChange} isRequired />
    </div>
  );
}
