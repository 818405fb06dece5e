import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { addDays } from '../calendar/clinic-time';
import { firstListDay, lastListDay } from '../calendar/list-day';
import { DayInput } from '../calendar/DayInput';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { gridDayText } from './grid-texts';
import { mondayOf, type CalendarChoice, type CalendarView } from './useCalendar';
import styles from './ScheduleDayBar.module.css';

interface Props extends CalendarChoice {
  readonly today: string;
  /** On a phone the days of the week stand in a strip instead of the choice between day and week. */
  readonly isNarrow: boolean;
  /** Whose column is shown alone on a phone, and in a week; none of them needs to be chosen otherwise. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (change: Partial<CalendarChoice>) => void;
}

const views: readonly { readonly value: CalendarView; readonly label: string }[] = [
  { value: 'day', label: 'Day view' },
  { value: 'week', label: 'Week view' },
];

/** Navigation of the calendar: previous, today, next, or a date; day or week; whose week. */
export function ScheduleDayBar({ day, view, who, today, isNarrow, people, onChange }: Props) {
  const step = view === 'week' && !isNarrow ? 7 : 1;
  const toDay = (next: string) => onChange({ day: next });
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          disabled={day <= firstListDay}
          onClick={() => toDay(addDays(day, -step))}
        >
          Previous
        </Button>
        <Button disabled={day === today} onClick={() => toDay(today)}>
          Today
        </Button>
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          iconPlacement="end"
          disabled={day >= lastListDay}
          onClick={() => toDay(addDays(day, step))}
        >
          Next
        </Button>
      </div>
      <DayField day={day} onChange={toDay} />
      {!isNarrow && (
        <RadioChoice
          label="View"
          options={[...views]}
          value={view}
          onChange={({ target }) => onChange({ view: target.value as CalendarView })}
        />
      )}
      {(isNarrow || view === 'week') && people.length > 1 && (
        <PersonField who={who} people={people} withAll={!isNarrow} onChange={(next) => onChange({ who: next })} />
      )}
      {isNarrow && <DayStrip day={day} onChange={toDay} />}
    </div>
  );
}

function DayField({ day, onChange }: Pick<Props, 'day'> & { readonly onChange: (day: string) => void }) {
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

interface PersonProps extends Pick<Props, 'who' | 'people'> {
  readonly withAll: boolean;
  readonly onChange: (who: string) => void;
}

function PersonField({ who, people, withAll, onChange }: PersonProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Column
      </label>
      <select id={id} className={styles.select} value={who} onChange={({ target }) => onChange(target.value)}>
        {withAll && <option value="">All physiotherapists</option>}
        {people.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The days of the week of a day. */
function DayStrip({ day, onChange }: Pick<Props, 'day'> & { readonly onChange: (day: string) => void }) {
  const monday = mondayOf(day);
  return (
    <fieldset aria-label="Days of the week" className={styles.strip}>
      {Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.stripDay}
          aria-pressed={each === day}
          aria-label={gridDayText(each)}
          onClick={() => onChange(each)}
        >
          <span>{gridDayText(each).slice(0, 3)}</span> <strong>{Number(each.slice(8))}</strong>
        </button>
      ))}
    </fieldset>
  );
}
