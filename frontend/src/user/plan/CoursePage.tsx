import type { ReactNode } from 'react';
import * as text from '#messages/course';
import * as today from '#messages/today';
import { LoadError } from '#src/ui/feedback/LoadError';
import { DayFrame } from '../today/DayFrame';
import type { DayProps } from '../today/TodayParts';
import styles from '../today/TodayPage.module.css';
import { TodaySkeleton } from '../today/TodaySkeleton';
import { useCourse, type Course, type CourseFacts } from './useCourse';

/** Props of a course page's content. */
export interface CourseProps extends Omit<DayProps, 'today'> {
  readonly course: Course;
}

interface Props {
  readonly title: string;
  /** Data to load with the plan. */
  readonly facts: CourseFacts;
  readonly children: (props: CourseProps) => ReactNode;
}

/** The frame of a course page: the frame of a patient's pages, and the loaded course. */
export function CoursePage({ title, ...props }: Props) {
  return (
    <DayFrame title={title}>
      {/* The key discards the course when another account signs in. */}
      {(day) => <CourseOfDay key={day.today.planId} {...day} {...props} />}
    </DayFrame>
  );
}

function CourseOfDay({ day, state, facts, children }: Omit<Props, 'title'> & DayProps) {
  const { course, hasFailed } = useCourse(state.told, facts);
  return (
    <>
      {hasFailed && <LoadError message={text.notFetched} onRetry={() => void day.wake()} />}
      {course?.plan.isSample && <p className={styles.sample}>{today.sample}</p>}
      {course && <div className={styles.column}>{children({ course, day, state })}</div>}
      {!course && !hasFailed && <TodaySkeleton />}
    </>
  );
}
