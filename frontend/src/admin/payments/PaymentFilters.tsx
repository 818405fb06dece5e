import { Button, Input, Select } from 'antd';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { besideSelect } from '../../ui/select-popup';
import { useAfterTyping } from '../../ui/useAfterTyping';
import {
  filterOf,
  maxSearchLength,
  methodChoices,
  noFilters,
  statusChoices,
  type PaymentFilters as Filters,
} from './payment-filters';
import styles from './PaymentFilters.module.css';

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Stands below the filters. */
  readonly children?: ReactNode;
}

/** Days, text, status and method of the payments that are looked for, in the place of the period's (clinic §8). */
export function PaymentFilters({ filters, onChange, children }: Props) {
  const id = useId();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  return (
    <search aria-label="Look for payments" className={`card ${styles.form}`}>
      <Field id={`${id}-from`} label="From">
        <Input
          id={`${id}-from`}
          type="date"
          value={filters.from}
          onChange={({ target }) => set({ from: target.value })}
        />
      </Field>
      <Field id={`${id}-until`} label="Until">
        <Input
          id={`${id}-until`}
          type="date"
          value={filters.until}
          onChange={({ target }) => set({ until: target.value })}
        />
      </Field>
      <Field id={`${id}-search`} label="Search">
        <SearchInput id={`${id}-search`} text={filters.search} onTyped={(search) => set({ search })} />
      </Field>
      <Field id={`${id}-status`} label="Status">
        <Select
          id={`${id}-status`}
          value={filters.status}
          options={statusChoices}
          getPopupContainer={besideSelect}
          onChange={(status: Filters['status']) => set({ status })}
        />
      </Field>
      <Field id={`${id}-method`} label="Method">
        <Select
          id={`${id}-method`}
          value={filters.method}
          options={methodChoices}
          getPopupContainer={besideSelect}
          onChange={(method: Filters['method']) => set({ method })}
        />
      </Field>
      {filterOf(filters) && (
        <Button type="text" onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
      <div className={styles.more}>{children}</div>
    </search>
  );
}

interface SearchProps {
  readonly id: string;
  /** What the address says. */
  readonly text: string;
  readonly onTyped: (text: string) => void;
}

/** What is typed is looked for after a pause; another text from elsewhere, such as by Back, wins over it. */
function SearchInput({ id, text, onTyped }: SearchProps) {
  const [{ typed, seen }, setTyping] = useState({ typed: text, seen: text });
  if (seen !== text) setTyping({ typed: typed.trim() === text ? typed : text, seen: text });
  const settled = useAfterTyping(typed);
  const apply = useEffectEvent((wanted: string) => {
    if (wanted !== text) onTyped(wanted);
  });
  useEffect(() => apply(settled.trim()), [settled]);
  return (
    <Input
      id={id}
      type="search"
      value={typed}
      maxLength={maxSearchLength}
      placeholder="Name, number, receipt or reference"
      autoComplete="off"
      onChange={({ target }) => setTyping({ typed: target.value, seen: text })}
    />
  );
}

function Field({ id, label, children }: { readonly id: string; readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}
