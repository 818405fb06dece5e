import { DayInput } from '#src/calendar/DayInput';
import { isListDay } from '#src/calendar/list-day';
import type { Filter } from './list-filters';

/** Filters a list by a day, YYYY-MM-DD. */
export function dayFilter(label: string): Filter {
  return {
    label,
    parse: (text) => (isListDay(text) ? text : ''),
    input: ({ id, value, onChange }) => <DayInput id={id} value={value} onChange={onChange} />,
  };
}
