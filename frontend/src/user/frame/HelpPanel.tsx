import { useState } from 'react';
import * as text from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { Advice } from '../today/Advice';
import { DangerQuestions } from '../today/DangerQuestions';
import type { FrameDay } from '../today/day-context';
import type { Severity } from '../today/gql/generated';
import { PainQuestion } from '../today/PainQuestion';
import { saidOn, signsOf } from '../today/reported-signs';
import { shownDay } from '../today/shown-day';
import type { OfToday } from '../today/TodayParts';
import { useIntoView } from '../today/useIntoView';
import styles from './HelpPanel.module.css';
import { HelpWays } from './HelpWays';

interface Props extends FrameDay {
  readonly id: string;
  /** Called after a danger sign was reported: its advice stands on the page. */
  readonly onTold: () => void;
}

/**
 * 'Something is wrong' at any hour: each danger sign of the plan with its Yes, pain, and whom to call. Where the day is not loaded, or without
 * a plan, general signs stand there instead; nobody is told of them, and the advice says so.
 */
export function HelpPanel({ id, day, state, onTold }: Props) {
  const here = useIntoView<HTMLDivElement>();
  const today = state.told?.today;
  return (
    <div id={id} ref={here} tabIndex={-1} className={styles.place}>
      <Card title={text.somethingWrong} standsOut>
        <HelpWays />
        {today ? <OwnSigns today={today} day={day} state={state} onTold={onTold} /> : <GeneralSigns />}
        <p>{text.somethingElse}</p>
        {today && <Pain today={today} day={day} state={state} />}
      </Card>
    </div>
  );
}

interface OfPlan extends FrameDay {
  readonly today: OfToday;
}

/** The danger signs of the plan's version, without those that were reported already. */
function OwnSigns({ today, day, state, onTold }: OfPlan & Pick<Props, 'onTold'>) {
  const said = signsOf(saidOn(state.entries, state.day));
  const tell = (sign: string) => {
    day.add({ sign: { sign } });
    onTold();
  };
  return (
    <>
      <p>{text.somethingWrongHint({ kind: today.kind })}</p>
      <DangerQuestions signs={today.dangerSigns.filter(({ key }) => !said.has(key))} onYes={tell} />
    </>
  );
}

/** Signs for which anybody calls at once, the graver ones first. */
const generalSigns = [
  { key: 'GENERAL_EMERGENCY', question: text.generalEmergency, severity: 'EMERGENCY' },
  { key: 'GENERAL_URGENT', question: text.generalUrgent, severity: 'URGENT' },
] as const;

function GeneralSigns() {
  const [severity, setSeverity] = useState<Severity | null>(null);
  const [times, setTimes] = useState(0);
  return (
    <>
      {severity && (
        <Advice key={times} isEmergency={severity === 'EMERGENCY'}>
          <p>{text.nobodyTold}</p>
        </Advice>
      )}
      <p>{text.generalHint}</p>
      <DangerQuestions
        signs={generalSigns}
        onYes={(sign) => {
          setSeverity(sign === 'GENERAL_EMERGENCY' ? 'EMERGENCY' : 'URGENT');
          setTimes(times + 1);
        }}
      />
    </>
  );
}

function Pain({ today, day, state }: OfPlan) {
  return (
    <details className={styles.pain}>
      <summary>{text.sayPain}</summary>
      <PainQuestion today={shownDay(today, state.day)} day={day} state={state} />
    </details>
  );
}
