import { Form } from 'antd';
import { LibraryPicker, type PickedExercise } from '#src/exercise-library/LibraryPicker';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';

interface Props {
  /** Path of the exercise in the draft. */
  readonly path: (string | number)[];
}

/** Fills an exercise of a draft from the exercise library: key, names, the first step and the usual dose. Each can be changed then. */
export function LibraryChoice({ path }: Props) {
  const form = Form.useFormInstance();
  const { setEdited } = useFormDiscard();
  const take = ({ key, name, steps, sets, reps, holdSeconds, timesPerDay }: PickedExercise) => {
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
  return <LibraryPicker onPick={take} />;
}
