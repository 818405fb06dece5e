import { Skeleton } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayText } from '#src/calendar/clinic-time';
import { AnsweredSigns } from '#src/danger-signs/AnsweredSigns';
import { OpenSigns } from '#src/danger-signs/OpenSigns';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { criterionText } from '#src/protocols/measure-labels';
import { SampleMark } from '#src/protocols/SampleMark';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Stack } from '#src/ui/layout/Stack';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { StaffPage } from '../StaffPage';
import { CurvesCard } from './CurvesCard';
import { DoctorSigns } from './DoctorSigns';
import { GateCard } from './GateCard';
import { useCarePlanOfQuery, type CarePlanFragment } from './gql/generated';
import styles from './care.module.css';
import { SessionNote } from './SessionNote';
import { sideLabels } from './side-labels';
import { ValuesCard } from './ValuesCard';

interface Props {
  /** The plan's doctor reads what its physiotherapist enters, and answers danger signs. */
  readonly isDoctor?: boolean;
}

/** /physio/patients/:id and /doctor/patients/:id: a patient's care, for the plan's team. */
export function PatientCarePage({ isDoctor = false }: Props) {
  const { id = '' } = useParams();
  const query = useCarePlanOfQuery({ variables: { patientId: id } });
  useRefetchOnFocus(query.refetch);
  return (
    <StaffPage title="Patient">
      {() => (
        <Stack gap={4}>
          <Link to={isDoctor ? paths.doctor : paths.physio} className={styles.name}>
            {isDoctor ? 'Your patients' : 'Your sessions'}
          </Link>
          <QueryBoundary
            query={query}
            failureText={(failure) => failureText('Failed to fetch the patient', failure)}
            skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
          >
            {({ recoveryPlan: plan }) =>
              // The key discards unsaved input when Back leads to another patient.
              plan ? <Care key={plan.id} plan={plan} isDoctor={isDoctor} /> : <p>There is no plan of this patient.</p>
            }
          </QueryBoundary>
        </Stack>
      )}
    </StaffPage>
  );
}

function Care({ plan, isDoctor }: { readonly plan: CarePlanFragment; readonly isDoctor: boolean }) {
  const isLive = plan.status === 'ACTIVE';
  const [isNoteEdited, setNoteEdited] = useState(false);
  return (
    <Stack gap={4}>
      {isDoctor ? <DoctorSigns planId={plan.id} /> : <OpenSigns planId={plan.id} />}
      <AnsweredSigns planId={plan.id} />
      <Plan plan={plan} />
      {isLive && !isDoctor && <SessionNote plan={plan} onEdited={setNoteEdited} />}
      {isLive && <GateCard plan={plan} mayConfirm={!isDoctor} isNoteEdited={isNoteEdited} />}
      <CurvesCard plan={plan} />
      <ValuesCard planId={plan.id} />
      {plan.passages.length > 0 && <Passages plan={plan} />}
    </Stack>
  );
}

const statusWords = { ACTIVE: 'runs', COMPLETED: 'completed', STOPPED: 'stopped' } as const;

function Plan({ plan }: { readonly plan: CarePlanFragment }) {
  const { ledger, phase, phases, side, status } = plan;
  const present = phases.find(({ number }) => number === phase);
  const counts = [
    ['Done', ledger.done],
    ['Missed', ledger.missedInAll],
    ['Taken out', ledger.cancelled],
    ['Ahead', ledger.ahead],
    ['Booked of those', ledger.booked],
  ] as const;
  return (
    <Card title={plan.patient.name || 'N/A'} beside={plan.isSample && <SampleMark />}>
      <p>
        {plan.protocolName}
        {sideLabels[side] && `, ${sideLabels[side]}`}, version {plan.protocolVersion}: {statusWords[status]}. Operation
        on {dayText(plan.surgeryDate)}
        {plan.doctorName && `, ${plan.doctorName}`}.
      </p>
      <p>
        <strong>
          Phase {phase} of {phases.length}
          {present && `: ${present.name}`}
        </strong>
      </p>
      {present && <p>{present.goal}</p>}
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>Recovery</dt>
          <dd>{plan.recoveryPercent}%</dd>
        </div>
      </dl>
    </Card>
  );
}

function Passages({ plan }: { readonly plan: CarePlanFragment }) {
  return (
    <Card title="Phases that were left">
      <ul className={styles.list}>
        {plan.passages.map(({ fromPhase, confirmedAt, confirmedBy, deviations }) => (
          <li key={fromPhase}>
            Phase {fromPhase}, {dayText(confirmedAt)}, {confirmedBy}
            {deviations.map(({ criterion, reason }) => (
              <p key={criterion} className={styles.quiet}>
                Left open: {openText(plan, fromPhase, criterion)}. Why: {reason}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Lists the criteria of a phase that were unmet when it was left; some may not have been measured. */
function openText({ phases }: CarePlanFragment, left: number, key: string): string {
  const criterion = phases.find(({ number }) => number === left)?.criteria.find((one) => one.key === key);
  return criterion ? criterionText(criterion) : 'a criterion of the phase';
}
