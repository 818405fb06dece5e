import { Radio } from 'antd';
import type { Filter } from './list-filters';

/**
 * Filters a list by one of a few values, each a button.
 * @param all label of the choice of none of them
 */
export function choiceFilter<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  all = 'All',
): Filter<Value> {
  const options = Object.entries<string>(labels).map(([value, text]) => ({ value, label: text }));
  return {
    label,
    isGroup: true,
    parse: (text) => (Object.hasOwn(labels, text) ? (text as Value) : ''),
    input: ({ id, value, onChange }) => (
      <Radio.Group
        id={id}
        aria-label={label}
        optionType="button"
        value={value}
        options={[{ value: '', label: all }, ...options]}
        onChange={({ target }) => onChange(String(target.value))}
      />
    ),
  };
}
