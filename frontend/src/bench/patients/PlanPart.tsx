import { lazy, Suspense, useState } from 'react';
import { dayText } from '#src/calendar/clinic-time';
import { AnsweredSigns } from '#src/danger-signs/AnsweredSigns';
import { errorOf } from '#src/errors';
import { criterionText } from '#src/protocols/measure-labels';
import { SheetLinks } from '#src/exercise-sheet/SheetLinks';
import { SampleMark } from '#src/protocols/SampleMark';
import { ReportsPlace } from '#src/phase-reports/ReportsPlace';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { DiaryCard } from '../diary/DiaryCard';
import { CurvesCard } from './CurvesCard';
import { GateCard } from './GateCard';
import { useCareGateQuery, type CarePlanFragment, type CareValueFragment } from './gql/generated';
import styles from './care.module.css';
import { SessionNote } from './SessionNote';
import { sideLabels } from './side-labels';

/** If loading fails, the page stays without it. */
const PlanScores = lazy(() =>
  import('../scores/PlanScores').then(
    (module) => ({ default: module.PlanScores }),
    () => ({ default: () => <></> }),
  ),
);

interface Props {
  readonly plan: CarePlanFragment;
  /** The newest value of each measure. */
  readonly newest: readonly CareValueFragment[];
  /** A doctor reads what the physiotherapist of the plan enters. */
  readonly isDoctor: boolean;
}

/** A patient's plan; its session note, gate and values for its team and who covers, not for others who treat the patient (bench §2). */
export function PlanPart({ plan, newest, isDoctor }: Props) {
  const isLive = plan.status === 'ACTIVE';
  const [isNoteEdited, setNoteEdited] = useState(false);
  const { error } = useCareGateQuery({ variables: { planId: plan.id } });
  const isTeam = !error || errorOf(error).code !== 'NOT_FOUND';
  return (
    <Stack gap={4}>
      {isTeam && <AnsweredSigns planId={plan.id} />}
      <Plan plan={plan} isTeam={isTeam} />
      {!isTeam && <p>Its gate and values are for the physiotherapist who holds the plan, and for who covers.</p>}
      {isTeam && (
        <>
          {isLive && !isDoctor && <SessionNote plan={plan} newest={newest} onEdited={setNoteEdited} />}
          {isLive && <GateCard plan={plan} mayConfirm={!isDoctor} isNoteEdited={isNoteEdited} />}
          <DiaryCard plan={plan} />
          <CurvesCard plan={plan} />
          <Suspense>
            <PlanScores planId={plan.id} />
          </Suspense>
        </>
      )}
      {plan.passages.length > 0 && <Passages plan={plan} />}
      {isTeam && plan.passages.length > 0 && (
        <ReportsPlace key={plan.passages.length} planId={plan.id} mayShare={!isDoctor} />
      )}
    </Stack>
  );
}

const statusTexts = { ACTIVE: 'runs', COMPLETED: 'completed', STOPPED: 'stopped' } as const;

function Plan({ plan, isTeam }: { readonly plan: CarePlanFragment; readonly isTeam: boolean }) {
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
    <Card title={plan.protocolName} beside={plan.isSample && <SampleMark />}>
      <p>
        {sideLabels[side] && `${sideLabels[side]}, `}version {plan.protocolVersion}: {statusTexts[status]}. Operation on{' '}
        {dayText(plan.surgeryDate)}
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
      {isTeam && status === 'ACTIVE' && <SheetLinks planId={plan.id} />}
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
