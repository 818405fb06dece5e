import type { Weekday } from './gql/generated';
import styles from './SeriesFields.module.css';

const weekdays: readonly (readonly [Weekday, short: string])[] = [
  ['MONDAY', 'Mon'],
  ['TUESDAY', 'Tue'],
  ['WEDNESDAY', 'Wed'],
  ['THURSDAY', 'Thu'],
  ['FRIDAY', 'Fri'],
  ['SATURDAY', 'Sat'],
  ['SUNDAY', 'Sun'],
];

/** Returns three weekdays that include a clinic day: every second day of the week. */
export function weekdaysAround(day: string): readonly Weekday[] {
  const at = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return at % 2 === 1 ? ['TUESDAY', 'THURSDAY', 'SATURDAY'] : ['MONDAY', 'WEDNESDAY', 'FRIDAY'];
}

interface Props {
  readonly id?: string;
  readonly value?: readonly Weekday[];
  readonly onChange?: (value: readonly Weekday[]) => void;
}

/** A choice of weekdays for a Form.Item, each a touch-sized chip. */
export function WeekdayChips({ id, value = [], onChange }: Props) {
  return (
    <fieldset id={id} aria-label="Weekdays" className={styles.days}>
      {weekdays.map(([weekday, short]) => (
        <label key={weekday} className={styles.day}>
          <input
            type="checkbox"
            checked={value.includes(weekday)}
            onChange={({ target }) =>
              onChange?.(target.checked ? [...value, weekday] : value.filter((chosen) => chosen !== weekday))
            }
          />
          {short}
        </label>
      ))}
    </fieldset>
  );
}
