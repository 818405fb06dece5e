import { Form, Select } from 'antd';
import { useId, useState } from 'react';
import { useDebounced } from '../ui/hooks/useDebounced';
import { besideSelect } from '../ui/forms/select-popup';
import { exerciseFilters, filterOf } from './exercise-filters';
import styles from './LibraryPicker.module.css';
import { useExerciseChoicesQuery, type ExerciseChoicesQuery } from './gql/generated';

/** An entry of the library as it is picked: name, steps and usual dose. */
export type PickedExercise = ExerciseChoicesQuery['libraryExercises']['edges'][number]['node'];

/** Filters of the library that narrow a choice; the name is typed into the choice. */
const narrowing = ['region', 'aim', 'position', 'equipment', 'without'] as const;

/** Picks an entry that the exercise library offers, by its name and by what the library sorts it by. */
export function LibraryPicker({ onPick }: { readonly onPick: (entry: PickedExercise) => void }) {
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState(exerciseFilters.none);
  const search = useDebounced(typed.trim().slice(0, 100));
  const [isAsked, setIsAsked] = useState(false);
  const id = useId();
  const query = useExerciseChoicesQuery({ variables: { filter: filterOf({ ...filters, search }) }, skip: !isAsked });
  const found = (query.data ?? query.previousData)?.libraryExercises;
  const entries = found?.edges.map(({ node }) => node) ?? [];
  const status = query.error ? 'The library could not be read' : 'No exercise is like that';
  const hidden = (found?.totalCount ?? 0) - entries.length;
  return (
    <>
      <Form.Item label="Take from the exercise library">
        <Select<string | null>
          aria-label="Take from the exercise library"
          showSearch={{ filterOption: false, onSearch: setTyped }}
          value={null}
          placeholder="Name in English or Hindi"
          options={entries.map(({ key, name }) => ({ value: key, label: `${name.en} · ${name.hi}` }))}
          notFoundContent={query.loading ? 'Looking…' : status}
          getPopupContainer={besideSelect}
          onFocus={() => setIsAsked(true)}
          onOpenChange={() => setIsAsked(true)}
          onChange={(key) => {
            const entry = entries.find((one) => one.key === key);
            if (entry) onPick(entry);
          }}
        />
      </Form.Item>
      <details className={styles.filters} onToggle={() => setIsAsked(true)}>
        <summary>Filter the library</summary>
        <div className={styles.fields}>
          {narrowing.map((name) => {
            const { input, label } = exerciseFilters.fields[name];
            const inputId = `${id}-${name}`;
            return (
              <div key={name}>
                <label htmlFor={inputId}>{label}</label>
                {input?.({
                  id: inputId,
                  label,
                  value: filters[name],
                  options: [],
                  onChange: (value) => setFilters({ ...filters, [name]: value }),
                })}
              </div>
            );
          })}
        </div>
        {found && (
          <output className={styles.count}>
            {found.totalCount === 1 ? '1 exercise' : `${found.totalCount} exercises`}
            {hidden > 0 && `; the first ${entries.length} are listed`}
          </output>
        )}
      </details>
    </>
  );
}
