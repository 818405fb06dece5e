import { useId } from 'react';
import { DayInput } from '../calendar/DayInput';
import { FilterField } from './FilterField';

interface Props {
  readonly label: string;
  /** YYYY-MM-DD, or '' for no filter. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** Filters a list by a day. */
export function DayFilter({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <DayInput id={id} value={value} onChange={onChange} />
    </FilterField>
  );
}
