import { useRef } from 'react';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { mostValues, rowName, sentValues, shownRow, type ValueRow } from '../values/value-rows';
import { ValueRows } from '../values/ValueRows';
import {
  BenchPatientDocument,
  CareGateDocument,
  CareValuesDocument,
  PatientValuesDocument,
  useRecordValuesMutation,
  type BenchPatientQuery,
  type CareValueFragment,
} from './gql/generated';

interface Props extends DialogState {
  readonly known: BenchPatientQuery['benchPatient'];
}

interface Values {
  readonly values?: readonly (ValueRow | undefined)[];
}

const rowOf = ({ measure, side, mode }: CareValueFragment) =>
  shownRow({ measure, side: side === 'NONE' ? null : side, mode });

/** Enters values of today: those that the patient has, with the last one beside each, and others. */
export function RecordValuesDialog({ known, ...frame }: Props) {
  const { patient } = known;
  const values = known.values.slice(0, mostValues);
  const [record] = useRecordValuesMutation();
  // The same values are sent with the same key, so that a repeated attempt stores them once.
  const attempt = useRef({ content: '', key: '' });
  return (
    <FormDialog<Values>
      {...frame}
      title="Enter values"
      lead={
        <Subject>
          <strong>{patient.name || patient.patientId}</strong>
        </Subject>
      }
      name="values"
      initialValues={{ values: values.map(rowOf) }}
      keepLabel="Close"
      submitLabel="Save values"
      send={async (typed) => {
        const sent = sentValues(typed.values);
        if (sent.length === 0) return 'Nothing was entered, so nothing was saved.';
        const content = JSON.stringify(sent);
        if (content !== attempt.current.content) attempt.current = { content, key: crypto.randomUUID() };
        await record({ variables: { patientId: patient.id, values: sent, key: attempt.current.key } });
        return sent.length === 1 ? 'The value was saved.' : `${sent.length} values were saved.`;
      }}
      failureText={(failure) => failureText('The values could not be saved', failure)}
      reloads={[PatientValuesDocument, BenchPatientDocument, CareValuesDocument, CareGateDocument]}
    >
      <ValueRows lasts={new Map(values.map((value) => [rowName(rowOf(value)), value]))} />
    </FormDialog>
  );
}
