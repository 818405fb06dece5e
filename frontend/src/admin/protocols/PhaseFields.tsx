import { measureNames } from '#src/protocols/measure-labels';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { FigureField } from '../clinic/FigureField';
import { RowList } from '../clinic/RowList';
import { ChoiceField } from './ChoiceField';
import { CriterionFields } from './CriterionFields';
import { blanks } from './draft-values';
import { ExerciseFields } from './ExerciseFields';
import { KeyField } from '#src/protocols/KeyField';
import { NumberField } from './NumberField';
import styles from './ProtocolForm.module.css';
import { BilingualField } from '#src/ui/forms/BilingualField';

/** Phases of a protocol in order. */
export function PhaseFields() {
  return (
    <RowList
      path={['content', 'phases']}
      most={10}
      blank={blanks.phase}
      addLabel="Add a phase"
      rowLabel={(number) => `phase ${number}`}
      emptyText="No phases yet. A protocol has at least one."
      isOrdered
    >
      {(index) => (
        <>
          <h3 className={styles.heading}>Phase {index + 1}</h3>
          <BilingualField name={[index, 'name']} label="Name" />
          <BilingualField name={[index, 'goal']} label="Aim" isLong />
          <FormGrid>
            <FigureField name={[index, 'sessions']} label="Sessions" least={1} most={100} />
            <KeyField name={[index, 'key']} />
            <FigureField name={[index, 'fromDay']} label="Usually from day" least={0} most={1_000} />
            <FigureField name={[index, 'toDay']} label="Usually to day" least={0} most={1_000} />
          </FormGrid>
          <h4 className={styles.heading}>To leave this phase</h4>
          <CriterionFields phase={index} />
          <h4 className={styles.heading}>Target bands</h4>
          <BandFields phase={index} />
          <h4 className={styles.heading}>Exercises</h4>
          <ExerciseFields phase={index} />
        </>
      )}
    </RowList>
  );
}

function BandFields({ phase }: { readonly phase: number }) {
  return (
    <RowList
      path={['content', 'phases', phase, 'targets']}
      name={[phase, 'targets']}
      most={20}
      blank={blanks.target}
      addLabel="Add a band"
      rowLabel={(number) => `band ${number}`}
      emptyText="No target bands."
    >
      {(index) => (
        <FormGrid>
          <ChoiceField name={[index, 'measure']} label="What is measured" words={measureNames} />
          <span />
          <NumberField name={[index, 'low']} label="From" />
          <NumberField name={[index, 'high']} label="To" />
        </FormGrid>
      )}
    </RowList>
  );
}
