import { Button } from 'antd';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import styles from './FilterBar.module.css';
import type { Filter, FilterOption, FilterValues, ListFilters } from './list-filters';
import { useTypedFilters } from './useTypedFilters';

interface Props<Named extends Readonly<Record<string, Filter>>> {
  /** Accessible name, such as 'Filter patients'. */
  readonly label: string;
  readonly of: ListFilters<Named>;
  readonly filters: FilterValues<Named>;
  /** Typing replaces the history entry; a choice adds one. */
  readonly onChange: (filters: FilterValues<Named>, options?: { readonly replace: boolean }) => void;
  /** Options that the page has loaded, by filter. */
  readonly options?: Readonly<Partial<Record<keyof Named, readonly FilterOption[]>>>;
  /** Renders the bar as a card over the whole width. */
  readonly isCard?: boolean;
  /** Further actions. */
  readonly children?: ReactNode;
}

const noOptions: readonly FilterOption[] = [];

/** The filters of a list. Typed text applies after a pause or on Enter, a choice at once; a button clears them all. */
export function FilterBar<Named extends Readonly<Record<string, Filter>>>(props: Props<Named>) {
  const { label, of, filters, onChange, options, isCard = false, children } = props;
  const fields = Object.entries(of.fields);
  const typedNames = fields.flatMap(([name, { isTyped }]) => (isTyped ? [name] : []));
  const { texts, typed, type, settle } = useTypedFilters(filters, typedNames, (next) =>
    onChange(next, { replace: true }),
  );
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const choose = (next: FilterValues<Named>) => {
    settle(next);
    onChange(next);
  };
  const clear = () => {
    choose(of.none);
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    choose(typed);
  };
  return (
    <search aria-label={label}>
      <form
        ref={form}
        noValidate
        className={isCard ? `card ${styles.bar} ${styles.card}` : styles.bar}
        onSubmit={submit}
      >
        {fields.map(([name, { input, label: text, isTyped, isGroup }]) => {
          if (!input) return null;
          const inputId = `${id}-${name}`;
          const kind = isTyped ? styles.text : isGroup ? styles.group : '';
          return (
            <div key={name} className={`${styles.filter} ${kind}`}>
              {!isGroup && (
                <label htmlFor={inputId} className={styles.label}>
                  {text}
                </label>
              )}
              {input({
                id: inputId,
                label: text,
                value: (isTyped ? texts[name] : filters[name]) ?? '',
                options: options?.[name] ?? noOptions,
                onChange: (value) => (isTyped ? type(name, value) : choose({ ...typed, [name]: value })),
              })}
            </div>
          );
        })}
        <div className={styles.actions}>
          {of.given(typed) && (
            <Button type="text" onClick={clear}>
              Clear filters
            </Button>
          )}
          {children}
        </div>
        <button type="submit" hidden>
          Apply filters
        </button>
      </form>
    </search>
  );
}
