import { PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { errorOf } from '../errors';
import { failureText } from '../failure-text';
import { pathOf } from '../path-of';
import type { LibraryArea } from '../reviewed-entries/area-rights';
import { ReviewMark } from '../reviewed-entries/ReviewMark';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { useKeptFocus } from '../ui/hooks/useKeptFocus';
import { decorative } from '../ui/layout/decorative';
import { Screen } from '../ui/layout/Screen';
import { EmptyList } from '../ui/lists/EmptyList';
import { FilterBar } from '../ui/lists/FilterBar';
import { countOf } from '../ui/lists/list-count';
import { ListFailure } from '../ui/lists/ListFailure';
import { Pager } from '../ui/lists/Pager';
import { useCursorAddress } from '../ui/lists/useCursorAddress';
import { useCursorList } from '../ui/lists/useList';
import { ExerciseFigure } from './ExerciseFigure';
import { exerciseFilters, filterOf } from './exercise-filters';
import { aimLabels, listText, positionLabels, regionLabels } from './exercise-labels';
import styles from './exercises.module.css';
import { useLibraryExercisesQuery, type LibraryExercisesQuery } from './gql/generated';
import { libraryRights } from './library-rights';

const EditExerciseDialog = dialogOnDemand(async () => (await import('./EditExerciseDialog')).EditExerciseDialog);

type Entry = LibraryExercisesQuery['libraryExercises']['edges'][number]['node'];

/** /admin/exercises, /physio/exercises, /doctor/exercises: the exercise library as cards, with filters in the address. */
export function ExercisesPage({ area }: { readonly area: LibraryArea }) {
  const rights = libraryRights[area];
  const address = useCursorAddress(exerciseFilters, 24);
  const { filters, setFilters } = address;
  const query = useLibraryExercisesQuery({ variables: { ...address.slice, filter: filterOf(filters) } });
  const list = useCursorList(address, query, ({ libraryExercises }) => libraryExercises);
  const adding = useDialog();
  const navigate = useNavigate();
  const { rows, known, at, isStale, error, retry } = list;
  const kept = useKeptFocus<HTMLElement>(rows);
  const failure = error ? (
    <ListFailure message={failureText('Failed to fetch the exercises', errorOf(error))} onRetry={retry} />
  ) : null;
  return (
    <Screen
      title="Exercises"
      actions={
        rights.maySave && (
          <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => adding.open(true)}>
            New exercise
          </Button>
        )
      }
    >
      <FilterBar label="Filter the exercises" of={exerciseFilters} filters={filters} onChange={setFilters} isCard />
      {failure}
      {!rows && !failure && <Skeleton active paragraph={{ rows: 8 }} />}
      {rows && (
        <section {...kept} tabIndex={-1} aria-label="Exercise library">
          <output>{countOf(list, { none: 'No exercises', one: '1 exercise', many: 'exercises' })}</output>
          {known?.total === 0 && <EmptyList title="No exercise is like that." hint="Take a filter away to see more." />}
          <ul aria-label="Exercises" className={isStale ? `${styles.cards} ${styles.stale}` : styles.cards}>
            {rows.map((entry) => (
              <EntryCard key={entry.key} entry={entry} area={area} />
            ))}
          </ul>
          {known && at && <Pager label="Pages of the exercise library" {...at} />}
        </section>
      )}
      {adding.subject && (
        <EditExerciseDialog
          exercise="new"
          onSaved={(key) => void navigate(pathOf(rights.entry, key))}
          {...adding.frame}
        />
      )}
    </Screen>
  );
}

function EntryCard({ entry, area }: { readonly entry: Entry; readonly area: LibraryArea }) {
  const { key, name, regions, aims, position, figure, holdSeconds, reviews, retired } = entry;
  return (
    <li className={`card ${styles.item}`}>
      <ExerciseFigure figure={figure} hold={holdSeconds} label={name.en} />
      <Link to={pathOf(libraryRights[area].entry, key)} className={styles.name}>
        {name.en}
      </Link>
      <span lang="hi">{name.hi}</span>
      <span>
        {listText(regions, regionLabels)} · {listText(aims, aimLabels)} · {positionLabels[position]}
      </span>
      <ReviewMark reviews={reviews} />
      {retired && <strong>Retired</strong>}
    </li>
  );
}
