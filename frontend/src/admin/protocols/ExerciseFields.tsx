import { FormGrid } from '#src/ui/forms/FormGrid';
import { FigureField } from '../clinic/FigureField';
import { RowList } from '../clinic/RowList';
import { blanks } from './draft-values';
import { KeyField } from '#src/protocols/KeyField';
import { BilingualField } from '#src/ui/forms/BilingualField';
import { LibraryChoice } from './LibraryChoice';

/** Exercises of a phase. */
export function ExerciseFields({ phase }: { readonly phase: number }) {
  return (
    <RowList
      path={['content', 'phases', phase, 'exercises']}
      name={[phase, 'exercises']}
      most={5}
      blank={blanks.exercise}
      addLabel="Add an exercise"
      rowLabel={(number) => `exercise ${number}`}
      emptyText="No exercises yet. A phase has 1 to 5."
      isOrdered
    >
      {(index) => (
        <>
          <LibraryChoice path={['content', 'phases', phase, 'exercises', index]} />
          <BilingualField name={[index, 'name']} label="Name" />
          <BilingualField name={[index, 'instructions']} label="Instructions" isLong />
          <FormGrid>
            <FigureField name={[index, 'sets']} label="Sets" least={1} most={20} />
            <FigureField name={[index, 'reps']} label="Repetitions a set" least={1} most={100} />
            <FigureField name={[index, 'holdSeconds']} label="Held, in seconds" least={0} most={3_600} />
            <FigureField name={[index, 'timesPerDay']} label="Times a day" least={1} most={12} />
            <KeyField name={[index, 'key']} />
          </FormGrid>
        </>
      )}
    </RowList>
  );
}
