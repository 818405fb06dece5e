import { Input } from 'antd';
import type { Filter } from './list-filters';

/** The server rejects longer texts (schema/README.md). */
const longest = 100;

interface Options {
  readonly placeholder: string;
  readonly maxLength?: number;
  /** Only digits can be typed. */
  readonly isNumeric?: boolean;
}

/** Filters a list by typed text. */
export function textFilter(label: string, { placeholder, maxLength = longest, isNumeric = false }: Options): Filter {
  return {
    label,
    isTyped: true,
    parse: (text) => {
      const trimmed = text.trim();
      if (isNumeric) return /^\d*$/.test(trimmed) && trimmed.length <= maxLength ? trimmed : '';
      return trimmed.slice(0, maxLength);
    },
    input: ({ id, value, onChange }) => (
      <Input
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        {...(isNumeric && { inputMode: 'numeric' })}
        onChange={({ target }) => onChange(isNumeric ? target.value.replaceAll(/\D/g, '') : target.value)}
      />
    ),
  };
}
