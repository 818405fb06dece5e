import { Button, Skeleton } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { failureText } from '../failure-text';
import type { LibraryArea } from '../reviewed-entries/area-rights';
import { ReviewMark } from '../reviewed-entries/ReviewMark';
import { RevisionCard } from '../reviewed-entries/RevisionCard';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { ExerciseFigure } from './ExerciseFigure';
import { FilmCard } from './FilmCard';
import { aimLabels, avoidLabels, equipmentLabels, listText, positionLabels, regionLabels } from './exercise-labels';
import styles from './exercises.module.css';
import {
  LibraryExerciseDocument,
  useLibraryExerciseQuery,
  useSetExerciseRetiredMutation,
  type ExerciseFieldsFragment,
} from './gql/generated';
import { libraryRights } from './library-rights';

const EditExerciseDialog = dialogOnDemand(async () => (await import('./EditExerciseDialog')).EditExerciseDialog);
const ReviewExerciseDialog = dialogOnDemand(async () => (await import('./ReviewExerciseDialog')).ReviewExerciseDialog);

/** /admin/exercises/:id, /physio/exercises/:id, /doctor/exercises/:id: an entry, with what the reader may do with it. */
export function ExercisePage({ area }: { readonly area: LibraryArea }) {
  const rights = libraryRights[area];
  const { id: key = '' } = useParams();
  const query = useLibraryExerciseQuery({ variables: { key } });
  const exercise = query.data?.libraryExercise;
  return (
    <Screen
      title={exercise?.name.en ?? 'Exercise'}
      actions={
        <>
          <Link to={rights.list}>All exercises</Link>
          {exercise && <Actions exercise={exercise} area={area} />}
        </>
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the exercise', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 12 }} />}
      >
        {({ libraryExercise }) => <Entry exercise={libraryExercise} maySave={rights.maySave} />}
      </QueryBoundary>
    </Screen>
  );
}

interface Props {
  readonly exercise: ExerciseFieldsFragment;
}

function Actions({ exercise, area }: Props & { readonly area: LibraryArea }) {
  const rights = libraryRights[area];
  const editing = useDialog();
  const reviewing = useDialog();
  const [setRetired] = useSetExerciseRetiredMutation();
  const retiring = useAction<boolean>({
    keyOf: String,
    send: async (retired) => {
      await setRetired({ variables: { key: exercise.key, retired } });
      return retired ? 'The exercise is retired. Plans that have it keep it.' : 'The exercise is offered again.';
    },
    failureText: (failure) => failureText('The exercise was not changed', failure),
    reloads: [LibraryExerciseDocument],
  });
  return (
    <>
      {rights.mayRetire && (
        <Button
          loading={retiring.isBusyWith(String(!exercise.retired))}
          onClick={() => retiring.run(!exercise.retired)}
        >
          {exercise.retired ? 'Offer again' : 'Retire'}
        </Button>
      )}
      {rights.maySave && <Button onClick={() => editing.open(true)}>Edit</Button>}
      {rights.mayReview && (
        <Button type="primary" onClick={() => reviewing.open(true)}>
          I stand for this revision
        </Button>
      )}
      {editing.subject && <EditExerciseDialog exercise={exercise} {...editing.frame} />}
      {reviewing.subject && <ReviewExerciseDialog exercise={exercise} {...reviewing.frame} />}
    </>
  );
}

function Entry({ exercise, maySave }: Props & { readonly maySave: boolean }) {
  const { key, name, steps, caution, figure, holdSeconds, reviews, retired, revision } = exercise;
  return (
    <Stack>
      <Stack row gap={3} align="center">
        <span lang="hi">{name.hi}</span>
        <ReviewMark reviews={reviews} />
        {retired && <strong>Retired: it is offered no more</strong>}
      </Stack>
      <ExerciseFigure figure={figure} hold={holdSeconds} label={name.en} />
      <FilmCard exercise={exercise} maySave={maySave} />
      <Card title="Steps">
        <ol className={styles.steps}>
          {steps.map(({ en, hi }) => (
            <li key={en}>
              <p>{en}</p>
              <p lang="hi">{hi}</p>
            </li>
          ))}
        </ol>
      </Card>
      {caution && (
        <Card title="Caution">
          <div className={styles.texts}>
            <p>{caution.en}</p>
            <p lang="hi">{caution.hi}</p>
          </div>
        </Card>
      )}
      <Card title="Dose and use">
        <Facts exercise={exercise} />
      </Card>
      <RevisionCard revision={revision} reviews={reviews}>
        <span className={styles.muted}>Protocols name this exercise by the key {key}.</span>
      </RevisionCard>
    </Stack>
  );
}

function Facts({ exercise }: Props) {
  const { regions, aims, position, equipment, avoid, sets, reps, holdSeconds, timesPerDay, restSeconds } = exercise;
  const facts: [string, string][] = [
    ['Sets', String(sets)],
    ['Repetitions a set', String(reps)],
    ['Held', holdSeconds === 0 ? 'No' : `${holdSeconds} s`],
    ['Times a day', String(timesPerDay)],
    ['Rest between sets', `${restSeconds} s`],
    ['Part of the body', listText(regions, regionLabels)],
    ['Trains', listText(aims, aimLabels)],
    ['Position', positionLabels[position]],
    ['Needs', listText(equipment, equipmentLabels) || 'Nothing'],
    ['Not for', listText(avoid, avoidLabels) || 'No restriction'],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
