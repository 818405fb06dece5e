import { Select } from 'antd';
import { besideSelect } from '../ui/forms/select-popup';
import type { Filter } from '../ui/lists/list-filters';

const separator = '.';

/** Splits the value of a filter of several values. */
export const manyOf = (value: string): string[] => value.split(separator).filter(Boolean);

/** Filters a list by several values, which stand in the address with a point between them. */
export function manyFilter(label: string, labels: Readonly<Record<string, string>>): Filter {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return {
    label,
    parse: (text) =>
      manyOf(text)
        .filter((value) => Object.hasOwn(labels, value))
        .join(separator),
    input: ({ id, value, onChange }) => (
      <Select<string[]>
        id={id}
        mode="multiple"
        value={manyOf(value)}
        options={options}
        placeholder="All"
        optionFilterProp="label"
        getPopupContainer={besideSelect}
        onChange={(values) => onChange(values.join(separator))}
      />
    ),
  };
}
