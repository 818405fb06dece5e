import { Form } from 'antd';
import { severityLabels } from '#src/protocols/measure-labels';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { RowList } from '../clinic/RowList';
import { ChoiceField } from './ChoiceField';
import { blanks, sessionsOf, type DraftValues } from './draft-values';
import { KeyField } from '#src/protocols/KeyField';
import { PhaseFields } from './PhaseFields';
import styles from './ProtocolForm.module.css';
import { BilingualField } from '#src/ui/forms/BilingualField';

/** The form of a protocol's content. */
export function ProtocolForm() {
  return (
    <>
      <BilingualField name={['content', 'name']} label="Name of the protocol" isOptional />
      <h2 className={styles.heading}>Phases</h2>
      <PhaseFields />
      <SumOfSessions />
      <h2 className={styles.heading}>Danger signs</h2>
      <RowList
        path={['content', 'dangerSigns']}
        most={20}
        blank={blanks.sign}
        addLabel="Add a danger sign"
        rowLabel={(number) => `danger sign ${number}`}
        emptyText="No danger signs yet. Nobody exercises unscreened: there is at least one."
        isOrdered
      >
        {(index) => (
          <>
            <BilingualField name={[index, 'question']} label="Question" isLong />
            <FormGrid>
              <ChoiceField name={[index, 'severity']} label="How grave" words={severityLabels} />
              <KeyField name={[index, 'key']} />
            </FormGrid>
          </>
        )}
      </RowList>
    </>
  );
}

function SumOfSessions() {
  const phases = Form.useWatch((values: DraftValues) => values.content?.phases);
  const sum = sessionsOf((phases ?? []).filter(Boolean));
  return <p>{Number.isNaN(sum) ? 'The sessions of a phase are missing.' : `Sessions in all: ${sum}`}</p>;
}
