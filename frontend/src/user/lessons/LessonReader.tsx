import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/lessons';
import { LessonText } from '#src/lessons/LessonText';
import { log } from '#src/log';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import styles from '#src/lessons/reading.module.css';
import type { OwnLesson } from './useLessons';

interface Props {
  readonly slug: string;
  readonly lessons: readonly OwnLesson[];
  readonly read: (slug: string) => Promise<void>;
}

/** A lesson. Opening it counts as reading it; without a connection, the next opening counts. */
export function LessonReader({ slug, lessons, read }: Props) {
  const lesson = lessons.find((one) => one.slug === slug);
  const next = lessons.find((one) => one.slug !== slug && !one.readAt);
  const noteRead = useEffectEvent(async () => {
    if (!lesson || lesson.readAt) return;
    try {
      await read(slug);
    } catch (error) {
      log.warn('That the lesson was read could not be recorded.', error);
    }
  });
  const isThere = Boolean(lesson);
  useEffect(() => {
    if (isThere) void noteRead();
  }, [isThere]);
  return (
    <div className={styles.reader}>
      <p>
        <Link to={paths.userLessons}>{text.toAll}</Link>
      </p>
      {lesson ? (
        <Card title={lesson.title}>
          {!lesson.isReviewed && <p className={styles.sample}>{text.sample}</p>}
          <p className={styles.facts}>{text.minutes({ minutes: lesson.minutes })}</p>
          <LessonText body={lesson.body} />
          <p className={styles.clinicFirst}>{text.clinicFirst}</p>
        </Card>
      ) : (
        <p>{text.notThere}</p>
      )}
      {next && (
        <p>
          {text.next}: <Link to={pathOf(paths.userLesson, next.slug)}>{next.title}</Link>
        </p>
      )}
    </div>
  );
}
