import { Button, Input, Select, type InputRef } from 'antd';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { maxFilterLength, noFilters, addressOf, type PatientFilters as Filters } from './patient-filters';
import { useTypedFilters } from './useTypedFilters';
import styles from './PatientFilters.module.css';
import { besideSelect } from '../../ui/select-popup';

const statusOptions = [
  { value: '', label: 'All' },
  { value: 'complete', label: 'Complete' },
  { value: 'incomplete', label: 'Incomplete' },
] as const;

interface Props {
  readonly filters: Filters;
  /** Typing replaces the history entry; a choice adds one. */
  readonly onChange: (filters: Filters, options?: { readonly replace: boolean }) => void;
  /** Called to show deleted records. */
  readonly onDeletedAsked: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Filters: name, age, condition and profile status. Text applies after a pause in typing or on Enter. */
export function PatientFilters({ filters, onChange, onDeletedAsked, children }: Props) {
  const { texts, typed, type, settle } = useTypedFilters(filters, (next) => onChange(next, { replace: true }));
  const firstInput = useRef<InputRef>(null);
  const id = useId();
  const choose = (next: Filters) => {
    settle(next);
    onChange(next);
  };
  const clear = () => {
    choose(noFilters);
    firstInput.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    choose(typed);
  };
  const isFiltered = Object.keys(addressOf(typed)).length > 0;
  return (
    <search aria-label="Filter patients">
      <form className={`card ${styles.form}`} onSubmit={submit}>
        <Field id={`${id}-search`} label="Name">
          <Input
            ref={firstInput}
            id={`${id}-search`}
            type="search"
            value={texts.search}
            maxLength={maxFilterLength}
            placeholder="Search by name"
            autoComplete="off"
            onChange={(event) => type('search', event.target.value)}
          />
        </Field>
        <Field id={`${id}-age`} label="Age">
          <Input
            id={`${id}-age`}
            value={texts.age}
            inputMode="numeric"
            maxLength={3}
            placeholder="In years"
            autoComplete="off"
            onChange={(event) => type('age', event.target.value.replaceAll(/\D/g, ''))}
          />
        </Field>
        <Field id={`${id}-condition`} label="Condition">
          <Input
            id={`${id}-condition`}
            value={texts.condition}
            maxLength={maxFilterLength}
            placeholder="Part of the diagnosis"
            autoComplete="off"
            onChange={(event) => type('condition', event.target.value)}
          />
        </Field>
        <Field id={`${id}-status`} label="Profile status">
          <Select
            id={`${id}-status`}
            value={filters.status}
            options={[...statusOptions]}
            getPopupContainer={besideSelect}
            onChange={(status: Filters['status']) => choose({ ...typed, status })}
          />
        </Field>
        <div className={styles.more}>
          <Button type="text" onClick={onDeletedAsked}>
            Recently deleted
          </Button>
          {isFiltered && (
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
