import { Select } from 'antd';
import type { Filter, FilterInput, FilterOption } from './list-filters';
import { besideSelect } from '../forms/select-popup';

/** Filters a list by one value of a select. @param none label of no value */
export function selectFilter<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  none?: string,
): Filter<Value> {
  const options = Object.entries<string>(labels).map(([value, text]) => ({ value, label: text }));
  return {
    label,
    parse: (text) => (Object.hasOwn(labels, text) ? (text as Value) : ''),
    input: (props) => <FilterSelect {...props} options={options} none={none} />,
  };
}

/** Maximum length of an id. */
const maxIdLength = 60;

/** Filters a list by an id, with options that the page has loaded. @param none label of no value */
export function loadedFilter(label: string, none?: string): Filter {
  return {
    label,
    parse: (text) => text.trim().slice(0, maxIdLength),
    input: (props) => <FilterSelect {...props} none={none} />,
  };
}

function FilterSelect({
  id,
  value,
  options,
  onChange,
  none = 'All',
}: FilterInput & { readonly none: string | undefined }) {
  return (
    <Select<string>
      id={id}
      value={value}
      options={[{ value: '', label: none }, ...options]}
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
