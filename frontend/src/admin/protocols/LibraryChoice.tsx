import { Form, Select } from 'antd';
import { useState } from 'react';
import { useExerciseChoicesQuery } from '#src/exercise-library/gql/generated';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import { besideSelect } from '#src/ui/forms/select-popup';
import { useDebounced } from '#src/ui/hooks/useDebounced';

interface Props {
  /** Path of the exercise in the draft. */
  readonly path: (string | number)[];
}

/** Fills an exercise of a draft from the exercise library: key, names, the first step and the usual dose. Each can be changed then. */
export function LibraryChoice({ path }: Props) {
  const form = Form.useFormInstance();
  const { setEdited } = useFormDiscard();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim().slice(0, 100));
  const [isAsked, setIsAsked] = useState(false);
  const query = useExerciseChoicesQuery({ variables: { search }, skip: !isAsked });
  const found = (query.data ?? query.previousData)?.libraryExercises.edges.map(({ node }) => node) ?? [];
  const take = (chosen: string) => {
    const entry = found.find(({ key }) => key === chosen);
    if (!entry) return;
    const { key, name, steps, sets, reps, holdSeconds, timesPerDay } = entry;
    const [first = name] = steps;
    const values: [(string | number)[], string][] = [
      [['key'], key],
      [['name', 'en'], name.en],
      [['name', 'hi'], name.hi],
      [['instructions', 'en'], first.en],
      [['instructions', 'hi'], first.hi],
      [['sets'], String(sets)],
      [['reps'], String(reps)],
      [['holdSeconds'], String(holdSeconds)],
      [['timesPerDay'], String(timesPerDay)],
    ];
    // Input by input: the form does not report what is set as edited, and keeps the errors of inputs below a value that is set.
    form.setFields(values.map(([name, value]) => ({ name: [...path, ...name], value, touched: true, errors: [] })));
    setEdited(true);
  };
  const status = query.error ? 'The library could not be read' : 'No exercise has this name';
  return (
    <Form.Item label="Take from the exercise library">
      <Select<string | null>
        aria-label="Take from the exercise library"
        showSearch={{ filterOption: false, onSearch: setTyped }}
        value={null}
        placeholder="Name in English or Hindi"
        options={found.map(({ key, name }) => ({ value: key, label: `${name.en} · ${name.hi}` }))}
        notFoundContent={query.loading ? 'Looking…' : status}
        getPopupContainer={besideSelect}
        onFocus={() => setIsAsked(true)}
        onOpenChange={() => setIsAsked(true)}
        onChange={(key) => key && take(key)}
      />
    </Form.Item>
  );
}
