import { AlertOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { errorOf } from '#src/errors';
import { OpenSigns } from '#src/danger-signs/OpenSigns';
import { failureText } from '#src/failure-text';
import { paths, staffPaths } from '#src/paths';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { useWorkplace } from '#src/workplace/workplace-context';
import { Precautions } from '../notes/Precautions';
import { reachText } from '../reach-texts';
import { DoctorSigns } from './DoctorSigns';
import { useBenchPatientQuery, useCareGateQuery, type BenchPatientQuery, type Reach } from './gql/generated';
import styles from './BenchPatientPage.module.css';
import { PatientAlert } from './PatientAlert';
import { PatientFacts } from './PatientFacts';
import { PatientParts } from './PatientParts';

const OpenRecordDialog = dialogOnDemand(async () => (await import('../OpenRecordDialog')).OpenRecordDialog);

interface Props {
  /** A doctor reads, and answers danger signs. */
  readonly isDoctor?: boolean;
}

/** /physio/patients/:id and /doctor/patients/:id: all of a patient in one look, with a plan or without (bench §8). */
export function BenchPatientPage({ isDoctor = false }: Props) {
  const { id = '' } = useParams();
  const query = useBenchPatientQuery({ variables: { id } });
  useRefetchOnFocus(query.refetch);
  const known = query.data?.benchPatient;
  if (!known && query.error && errorOf(query.error).code === 'NOT_FOUND')
    return <BeyondReach id={id} isDoctor={isDoctor} onOpened={() => void query.refetch()} />;
  return (
    <Screen
      title={known ? known.patient.name || known.patient.patientId : 'Patient'}
      beside={
        known && (
          <span className={styles.who}>
            <span>{known.patient.patientId}</span>
            <span>{reachText(known.reach, known.reachUntil)}</span>
          </span>
        )
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the patient', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
      >
        {({ benchPatient }) => (
          // The key discards unsaved input when Back leads to another patient.
          <OneLook key={benchPatient.patient.id} known={benchPatient} isDoctor={isDoctor} />
        )}
      </QueryBoundary>
    </Screen>
  );
}

interface LookProps {
  readonly known: BenchPatientQuery['benchPatient'];
  readonly isDoctor: boolean;
}

/** Reasons to see a patient with which one writes into the record (bench §2). */
const treats: ReadonlySet<Reach> = new Set(['IN_CHARGE', 'TREATS', 'COVERS']);

/** Whether one answers the danger signs of a plan: a doctor of a protocol's, a physiotherapist of a programme. */
const isAnswered = ({ kind }: NonNullable<LookProps['known']['plan']>, isDoctor: boolean) =>
  isDoctor === (kind === 'PROTOCOL');

function OneLook({ known, isDoctor }: LookProps) {
  const { plan, openTask, reach } = known;
  const mayTreat = !isDoctor && treats.has(reach);
  const mayChange = mayTreat || (isDoctor && reach === 'DOCTOR');
  return (
    <Stack gap={4}>
      {openTask && (
        <StatusWord tone="error" Icon={AlertOutlined} isFilled>
          A danger sign waits
        </StatusWord>
      )}
      {plan && (isAnswered(plan, isDoctor) ? <DoctorSigns planId={plan.id} /> : <OpenSigns planId={plan.id} />)}
      {plan?.status === 'ACTIVE' && mayAsk(known, isDoctor) && (
        <MessagesLink planId={plan.id} patientId={known.patient.id} />
      )}
      <Precautions known={known} mayChange={mayChange} />
      <PatientAlert known={known} mayEdit={mayTreat} />
      <PatientFacts known={known} />
      <PatientParts known={known} mayTreat={mayTreat} isDoctor={isDoctor} />
    </Stack>
  );
}

/** Whether one can be of the team of a patient's live plan: its physiotherapist, who covers, or its doctor (companion §7). */
const mayAsk = ({ reach }: LookProps['known'], isDoctor: boolean) =>
  isDoctor ? reach === 'DOCTOR' : treats.has(reach);

interface MessagesProps {
  readonly planId: string;
  readonly patientId: string;
}

/** Link to the messages with a patient, for the team of the plan: whoever else treats the patient reads none of them. */
function MessagesLink({ planId, patientId }: MessagesProps) {
  const { care } = useWorkplace();
  // The team of the plan is whoever reads its gate; the answer is that of the plan's part below.
  const { data, error } = useCareGateQuery({ variables: { planId } });
  if (!data || error) return null;
  return (
    <p className={styles.messages}>
      <Link to={`${care}?patient=${patientId}`}>Messages with the patient</Link>
    </p>
  );
}

interface BeyondProps {
  readonly id: string;
  readonly isDoctor: boolean;
  readonly onOpened: () => void;
}

/** A record beyond reach, or none at all: the answer does not say which. */
function BeyondReach({ id, isDoctor, onOpened }: BeyondProps) {
  const opening = useDialog();
  return (
    <Screen title={isDoctor ? 'You do not answer for this patient' : 'You do not treat this patient'}>
      <div className={`card ${styles.beyond}`}>
        <p role="alert">
          {isDoctor
            ? 'You read the patients whose plans you answer for. '
            : 'You read the patients whom you treat, cover or are in charge of. If this one needs you today, open the record with a reason. '}
          <Link to={isDoctor ? paths.doctor : staffPaths.physioPatients}>Your patients</Link>
        </p>
        {!isDoctor && (
          <Button type="primary" onClick={() => opening.open(true)}>
            Open with a reason
          </Button>
        )}
      </div>
      {opening.subject && <OpenRecordDialog patientId={id} {...opening.frame} onOpened={onOpened} />}
    </Screen>
  );
}
