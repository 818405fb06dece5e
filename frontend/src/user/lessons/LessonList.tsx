import { Link } from 'react-router-dom';
import * as text from '#messages/lessons';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import styles from '#src/lessons/reading.module.css';
import type { OwnLesson } from './useLessons';

/** The lessons of a patient: unread ones first, as the server sorts them. */
export function LessonList({ lessons }: { readonly lessons: readonly OwnLesson[] }) {
  return (
    <Card title={text.list}>
      <p>{text.clinicFirst}</p>
      {lessons.length === 0 && <p>{text.none}</p>}
      <ul className={styles.list}>
        {lessons.map(({ slug, title, minutes, readAt }) => (
          <li key={slug}>
            <Link to={pathOf(paths.userLesson, slug)} className={styles.line}>
              <strong>{title}</strong>
              <span className={styles.facts}>
                {text.minutes({ minutes })}
                {readAt && ` · ✓ ${text.read}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
