import { Button } from 'antd';
import { dayText, momentText, startOfDay } from '#src/calendar/clinic-time';
import { AnsweredSigns } from '#src/danger-signs/AnsweredSigns';
import { SheetLinks } from '#src/exercise-sheet/SheetLinks';
import { SampleMark } from '#src/protocols/SampleMark';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { DiaryCard } from '../diary/DiaryCard';
import { useCareGateQuery, type CarePlanFragment } from '../patients/gql/generated';
import { exerciseText, programmeText } from './programme-texts';
import styles from './programme.module.css';

const StartProgrammeDialog = dialogOnDemand(async () => (await import('./ProgrammeDialog')).StartProgrammeDialog);
const ChangeProgrammeDialog = dialogOnDemand(async () => (await import('./ProgrammeDialog')).ChangeProgrammeDialog);
const EndProgrammeDialog = dialogOnDemand(async () => (await import('./EndProgrammeDialog')).EndProgrammeDialog);

interface Props {
  readonly patientId: string;
  /** The patient's plan; null without one. */
  readonly plan: CarePlanFragment | null;
  /** Whether one treats the patient, and so begins, changes and ends programmes. */
  readonly mayTreat: boolean;
}

/** A patient's programme with its versions, and the actions of whoever treats the patient (bench §8). */
export function ProgrammePart({ patientId, plan, mayTreat }: Props) {
  const starting = useDialog();
  const programme = plan?.kind === 'PROGRAMME' ? plan : null;
  const mayStart = mayTreat && plan?.status !== 'ACTIVE';
  return (
    <Stack gap={4}>
      {!programme && (
        <Card title="Programme">
          <EmptyList
            title="No programme yet."
            hint="A programme gives a patient without an operation exercises for every day, in English and Hindi."
          />
          {mayStart && (
            <Button type="primary" onClick={() => starting.open(true)}>
              Begin a programme
            </Button>
          )}
        </Card>
      )}
      {programme && (
        <Programme plan={programme} mayTreat={mayTreat} onStart={mayStart ? () => starting.open(true) : undefined} />
      )}
      {starting.subject && <StartProgrammeDialog patientId={patientId} {...starting.frame} />}
    </Stack>
  );
}

interface ProgrammeProps {
  readonly plan: CarePlanFragment;
  readonly mayTreat: boolean;
  readonly onStart: (() => void) | undefined;
}

function Programme({ plan, mayTreat, onStart }: ProgrammeProps) {
  const changing = useDialog<CarePlanFragment>();
  const ending = useDialog<CarePlanFragment>();
  const [present] = plan.programmeVersions;
  const isLive = plan.status === 'ACTIVE';
  // The answered danger signs, the diary and the sheet are for the physiotherapist of the programme and who covers.
  const { data, error } = useCareGateQuery({ variables: { planId: plan.id } });
  const isTeam = Boolean(data) && !error;
  return (
    <>
      {isTeam && (
        <>
          <AnsweredSigns planId={plan.id} />
          <DiaryCard plan={plan} />
        </>
      )}
      <Card title={plan.protocolName} beside={plan.isSample && <SampleMark />}>
        <p>{programmeText(plan)}</p>
        <p>
          <strong>Goal: {present?.goal}</strong>
        </p>
        {present && <Exercises of={present.exercises} />}
        {plan.reviewOn && <p>To be looked at again on {dayText(startOfDay(plan.reviewOn))}.</p>}
        {isTeam && isLive && <SheetLinks planId={plan.id} />}
        <div className={styles.actions}>
          {isLive && mayTreat && (
            <>
              <Button type="primary" onClick={() => changing.open(plan)}>
                Change the programme
              </Button>
              <Button onClick={() => ending.open(plan)}>End the programme</Button>
            </>
          )}
          {onStart && (
            <Button type="primary" onClick={onStart}>
              Begin another programme
            </Button>
          )}
        </div>
      </Card>
      {plan.programmeVersions.length > 1 && <Versions plan={plan} />}
      {changing.subject && (
        <ChangeProgrammeDialog key={changing.subject.id} plan={changing.subject} {...changing.frame} />
      )}
      {ending.subject && <EndProgrammeDialog key={ending.subject.id} plan={ending.subject} {...ending.frame} />}
    </>
  );
}

type Version = CarePlanFragment['programmeVersions'][number];

function Exercises({ of }: { readonly of: Version['exercises'] }) {
  return (
    <ul aria-label="Exercises" className={styles.list}>
      {of.map((exercise) => (
        <li key={exercise.key}>{exerciseText(exercise)}</li>
      ))}
    </ul>
  );
}

function Versions({ plan: { programmeVersions } }: { readonly plan: CarePlanFragment }) {
  return (
    <Card title="Versions">
      <ol aria-label="Versions" className={styles.list}>
        {programmeVersions.map(({ number, at, by, reason, goal, exercises }) => (
          <li key={number}>
            <strong>
              Version {number}, {momentText(at)}, {by}
            </strong>
            <p className={styles.quiet}>{reason ? `Why: ${reason}` : 'The first one.'}</p>
            <p>Goal: {goal}</p>
            <ul>
              {exercises.map((exercise) => (
                <li key={exercise.key}>{exerciseText(exercise)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
