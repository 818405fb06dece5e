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
import { EmptyList } from '../ui/lists/EmptyList';
import {
  LibraryLessonsDocument,
  useLibraryLessonsQuery,
  useSetLessonRetiredMutation,
  type LessonFieldsFragment,
} from './gql/generated';
import { audienceText, topicLabels } from './lesson-labels';
import { lessonRights } from './lesson-rights';
import styles from './lessons.module.css';
import { LessonText } from './LessonText';

const EditLessonDialog = dialogOnDemand(async () => (await import('./EditLessonDialog')).EditLessonDialog);
const ReviewLessonDialog = dialogOnDemand(async () => (await import('./ReviewLessonDialog')).ReviewLessonDialog);

/** /admin/lessons/:id, /physio/lessons/:id, /doctor/lessons/:id: a lesson as patients read it, with what the reader may do with it. */
export function LessonPage({ area }: { readonly area: LibraryArea }) {
  const rights = lessonRights[area];
  const { id: slug } = useParams();
  const query = useLibraryLessonsQuery();
  const lesson = query.data?.libraryLessons.find((one) => one.slug === slug);
  return (
    <Screen
      title={lesson?.title.en ?? 'Lesson'}
      actions={
        <>
          <Link to={rights.list}>All lessons</Link>
          {lesson && <Actions lesson={lesson} area={area} />}
        </>
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the lesson', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 12 }} />}
      >
        {() =>
          lesson ? (
            <Entry lesson={lesson} />
          ) : (
            <EmptyList title="There is no lesson with this short name." hint="All lessons are in the list." />
          )
        }
      </QueryBoundary>
    </Screen>
  );
}

interface Props {
  readonly lesson: LessonFieldsFragment;
}

function Actions({ lesson, area }: Props & { readonly area: LibraryArea }) {
  const rights = lessonRights[area];
  const editing = useDialog();
  const reviewing = useDialog();
  const [setRetired] = useSetLessonRetiredMutation();
  const retiring = useAction<boolean>({
    keyOf: String,
    send: async (retired) => {
      await setRetired({ variables: { slug: lesson.slug, retired } });
      return retired ? 'The lesson is retired. No patient sees it any more.' : 'The lesson is shown again.';
    },
    failureText: (failure) => failureText('The lesson was not changed', failure),
    reloads: [LibraryLessonsDocument],
  });
  return (
    <>
      {rights.mayRetire && (
        <Button loading={retiring.isBusyWith(String(!lesson.retired))} onClick={() => retiring.run(!lesson.retired)}>
          {lesson.retired ? 'Show again' : 'Retire'}
        </Button>
      )}
      {rights.maySave && <Button onClick={() => editing.open(true)}>Edit</Button>}
      {rights.mayReview && (
        <Button type="primary" onClick={() => reviewing.open(true)}>
          I stand for this revision
        </Button>
      )}
      {editing.subject && <EditLessonDialog lesson={lesson} {...editing.frame} />}
      {reviewing.subject && <ReviewLessonDialog lesson={lesson} {...reviewing.frame} />}
    </>
  );
}

function Entry({ lesson }: Props) {
  const { slug, title, body, topic, reviews, retired, revision } = lesson;
  return (
    <Stack>
      <Stack row gap={3} align="center">
        <ReviewMark reviews={reviews} />
        <span>
          {topicLabels[topic]} · {audienceText(lesson)}
        </span>
        {retired && <strong>Retired: no patient sees it</strong>}
      </Stack>
      <div className={styles.languages}>
        <Card title={title.en}>
          <LessonText body={body.en} />
        </Card>
        <div lang="hi">
          <Card title={title.hi}>
            <LessonText body={body.hi} />
          </Card>
        </div>
      </div>
      <RevisionCard revision={revision} reviews={reviews}>
        <span className={styles.muted}>The short name of this lesson is {slug}.</span>
      </RevisionCard>
    </Stack>
  );
}
