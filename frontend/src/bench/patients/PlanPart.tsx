import { useState } from 'react';
import { dayText } from '#src/calendar/clinic-time';
import { AnsweredSigns } from '#src/danger-signs/AnsweredSigns';
import { criterionText } from '#src/protocols/measure-labels';
import { SampleMark } from '#src/protocols/SampleMark';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { CurvesCard } from './CurvesCard';
import { GateCard } from './GateCard';
import type { CarePlanFragment } from './gql/generated';
import styles from './care.module.css';
import { SessionNote } from './SessionNote';
import { sideLabels } from './side-labels';
import { ValuesCard } from './ValuesCard';

interface Props {
  readonly plan: CarePlanFragment;
  /** Whether one may enter values and complete sessions. */
  readonly mayEnter: boolean;
  /** Whether one may confirm that a phase is left. */
  readonly mayConfirm: boolean;
}

/** A patient's plan: the session note, the phase gate, the course of the values, and the phases that were left. */
export function PlanPart({ plan, mayEnter, mayConfirm }: Props) {
  const isLive = plan.status === 'ACTIVE';
  const [isNoteEdited, setNoteEdited] = useState(false);
  return (
    <Stack gap={4}>
      <AnsweredSigns planId={plan.id} />
      <Plan plan={plan} />
      {isLive && mayEnter && <SessionNote plan={plan} onEdited={setNoteEdited} />}
      {isLive && <GateCard plan={plan} mayConfirm={mayConfirm} isNoteEdited={isNoteEdited} />}
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
    <Card title={plan.protocolName} beside={plan.isSample && <SampleMark />}>
      <p>
        {sideLabels[side] && `${sideLabels[side]}, `}version {plan.protocolVersion}: {statusWords[status]}. Operation on{' '}
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
