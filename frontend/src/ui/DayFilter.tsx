import { Input } from 'antd';
import { useId } from 'react';
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
      <Input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </FilterField>
  );
}
