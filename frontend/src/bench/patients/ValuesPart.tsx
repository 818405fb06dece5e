import { Button } from 'antd';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Stack } from '#src/ui/layout/Stack';
import type { BenchPatientQuery, Reach } from './gql/generated';
import { NewestValues } from './NewestValues';
import { ValuesCard } from './ValuesCard';

const RecordValuesDialog = dialogOnDemand(async () => (await import('./RecordValuesDialog')).RecordValuesDialog);

/** Reasons to see a patient with which one enters values (bench §2). */
const enters: ReadonlySet<Reach> = new Set(['IN_CHARGE', 'TREATS', 'COVERS', 'OPENED']);

interface Props {
  readonly known: BenchPatientQuery['benchPatient'];
  readonly isDoctor: boolean;
}

/** The values of a patient, with a plan or without: the newest of each, and all of them by date; whoever treats enters more (bench §4). */
export function ValuesPart({ known, isDoctor }: Props) {
  const { patient, reach, values } = known;
  const mayEnter = isDoctor ? reach === 'DOCTOR' : enters.has(reach);
  const recording = useDialog();
  return (
    <Stack gap={4}>
      <NewestValues
        values={values}
        actions={mayEnter && <Button onClick={() => recording.open(true)}>Enter values</Button>}
      />
      <ValuesCard patientId={patient.id} mayEnter={mayEnter} />
      {recording.subject && <RecordValuesDialog known={known} {...recording.frame} />}
    </Stack>
  );
}
