import { useId } from 'react';
import { DayInput } from '../calendar/DayInput';
import { FilterField } from './FilterField';

interface Props {
  readonly label: string;
  /** YYYY-MM-DD; '' filters nothing. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that narrows a list. */
export function DayFilter({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <DayInput id={id} value={value} onChange={onChange} />
    </FilterField>
  );
}
