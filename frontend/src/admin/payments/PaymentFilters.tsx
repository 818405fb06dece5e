import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DayFilter } from '../../ui/DayFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { TextFilter } from '../../ui/TextFilter';
import { useClearing } from '../../ui/useClearing';
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
  /** Rendered below the filters. */
  readonly children?: ReactNode;
}

/** Filters of the payment search: days, text, status and method. They replace the period. */
export function PaymentFilters({ filters, onChange, children }: Props) {
  const { round, clearAll } = useClearing(() => onChange(noFilters));
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  return (
    <search aria-label="Look for payments" className={`card ${styles.form}`}>
      <DayFilter label="From" value={filters.from} onChange={(from) => set({ from })} />
      <DayFilter label="Until" value={filters.until} onChange={(until) => set({ until })} />
      <TextFilter
        key={round}
        label="Search"
        placeholder="Name, number, receipt or reference"
        maxLength={maxSearchLength}
        value={filters.search}
        onChange={(search) => set({ search })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        options={statusChoices}
        onChange={(status) => set({ status })}
      />
      <SelectFilter
        label="Method"
        value={filters.method}
        options={methodChoices}
        onChange={(method) => set({ method })}
      />
      {filterOf(filters) && (
        <Button type="text" onClick={clearAll}>
          Clear filters
        </Button>
      )}
      <div className={styles.more}>{children}</div>
    </search>
  );
}
