import { Select } from 'antd';
import type { Filter, FilterInput, FilterOption } from './list-filters';
import { besideSelect } from '../forms/select-popup';

const all: FilterOption = { value: '', label: 'All' };

/** Filters a list by one value of a select. */
export function selectFilter<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
): Filter<Value> {
  const options = Object.entries<string>(labels).map(([value, text]) => ({ value, label: text }));
  return {
    label,
    parse: (text) => (Object.hasOwn(labels, text) ? (text as Value) : ''),
    input: (props) => <FilterSelect {...props} options={options} />,
  };
}

/** Maximum length of an id. */
const maxIdLength = 60;

/** Filters a list by an id, with options that the page has loaded. */
export function loadedFilter(label: string): Filter {
  return {
    label,
    parse: (text) => text.trim().slice(0, maxIdLength),
    input: (props) => <FilterSelect {...props} />,
  };
}

function FilterSelect({ id, value, options, onChange }: FilterInput) {
  return (
    <Select<string>
      id={id}
      value={value}
      options={[all, ...options]}
      getPopupContainer={besideSelect}
      onChange={onChange}
    />
  );
}

/** Adds the current value to loaded options that lack it, such as a revoked client. */
export function withChosen(options: readonly FilterOption[], chosen: string, label: string): readonly FilterOption[] {
  const isMissing = chosen !== '' && !options.some(({ value }) => value === chosen);
  return isMissing ? [{ value: chosen, label }, ...options] : options;
}
