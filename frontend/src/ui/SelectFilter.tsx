import { Select } from 'antd';
import { useId } from 'react';
import { FilterField } from './FilterField';
import { besideSelect } from './select-popup';

interface Props<Value extends string> {
  readonly label: string;
  /** '' for no filter. */
  readonly value: Value;
  readonly options: { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Filters a list by one option of a select. */
export function SelectFilter<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <Select<Value> id={id} value={value} options={options} getPopupContainer={besideSelect} onChange={onChange} />
    </FilterField>
  );
}
