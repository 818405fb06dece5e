import { PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { failureText } from '../failure-text';
import { pathOf } from '../path-of';
import type { LibraryArea } from '../reviewed-entries/area-rights';
import { ReviewMark } from '../reviewed-entries/ReviewMark';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { decorative } from '../ui/layout/decorative';
import { Screen } from '../ui/layout/Screen';
import { useLibraryLessonsQuery, type LessonFieldsFragment } from './gql/generated';
import { audienceText, topicLabels } from './lesson-labels';
import { lessonRights } from './lesson-rights';
import styles from './lessons.module.css';

const EditLessonDialog = dialogOnDemand(async () => (await import('./EditLessonDialog')).EditLessonDialog);

/** /admin/lessons, /physio/lessons, /doctor/lessons: the lessons for patients. */
export function LessonsPage({ area }: { readonly area: LibraryArea }) {
  const rights = lessonRights[area];
  const query = useLibraryLessonsQuery();
  const adding = useDialog();
  const navigate = useNavigate();
  return (
    <Screen
      title="Lessons"
      actions={
        rights.maySave && (
          <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => adding.open(true)}>
            New lesson
          </Button>
        )
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the lessons', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
      >
        {({ libraryLessons }) => (
          <ul aria-label="Lessons" className={styles.cards}>
            {libraryLessons.map((lesson) => (
              <LessonCard key={lesson.slug} lesson={lesson} area={area} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {adding.subject && (
        <EditLessonDialog
          lesson="new"
          onSaved={(slug) => void navigate(pathOf(rights.entry, slug))}
          {...adding.frame}
        />
      )}
    </Screen>
  );
}

function LessonCard({ lesson, area }: { readonly lesson: LessonFieldsFragment; readonly area: LibraryArea }) {
  const { slug, title, topic, reviews, retired } = lesson;
  return (
    <li className={`card ${styles.item}`}>
      <Link to={pathOf(lessonRights[area].entry, slug)} className={styles.name}>
        {title.en}
      </Link>
      <span lang="hi">{title.hi}</span>
      <span>
        {topicLabels[topic]} · {audienceText(lesson)}
      </span>
      <ReviewMark reviews={reviews} />
      {retired && <strong>Retired</strong>}
    </li>
  );
}
