import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import * as text from '#messages/course';
import * as today from '#messages/today';
import { paths } from '../../paths';
import { LoadError } from '../../ui/LoadError';
import { PageTitle } from '../../ui/PageTitle';
import { AccountLanguage } from '../AccountLanguage';
import { NoPlan } from '../today/NoPlan';
import { NotLoaded } from '../today/NotLoaded';
import type { DayState, OwnDay } from '../today/OwnDay';
import { gravityOnPage, SaidSign } from '../today/SaidSign';
import { SessionOver } from '../today/SessionOver';
import { TabBar } from '../today/TabBar';
import styles from '../today/TodayPage.module.css';
import { TodaySkeleton } from '../today/TodaySkeleton';
import { Unsent } from '../today/Unsent';
import { useOwnDay } from '../today/useOwnDay';
import { useVisitor } from '../today/useVisitor';
import { useCourse, type Course, type CourseFacts } from './useCourse';

/** What a page of a course is made of. */
export interface CourseProps {
  readonly course: Course;
  readonly day: OwnDay;
  readonly state: DayState;
}

interface Props {
  readonly title: string;
  /** What is read beside the plan. */
  readonly facts: CourseFacts;
  readonly children: (props: CourseProps) => ReactNode;
}

/** The frame of the pages beside /user/today: who is there, the course, what is not sent yet, and the other pages (recovery §4). */
export function CoursePage({ title, facts, children }: Props) {
  const visitor = useVisitor();
  const { day, state } = useOwnDay();
  const { told, failure } = state;
  const { course, hasFailed } = useCourse(told, facts);
  const isNobody = visitor === 'nobody' && !told && !gravityOnPage(state);
  const isOther = told?.me ? told.me.userType !== 'PATIENT' : visitor === 'other';
  if (isNobody || isOther) return <Navigate to={paths.home} replace />;
  const isWaiting = !failure && !hasFailed && (!told || (told.today && !course));
  return (
    <div className={styles.page}>
      {told?.me && <AccountLanguage language={told.me.language} onSaved={() => void day.wake()} />}
      <PageTitle title={title} />
      <SaidSign state={state} />
      <Unsent day={day} state={state} />
      {failure && !told && <NotLoaded failure={failure} onRetry={() => void day.wake()} />}
      {told?.today && hasFailed && <LoadError message={text.notFetched} onRetry={() => void day.wake()} />}
      {told && !told.today && <NoPlan isCompleted={told.myPlan?.status === 'COMPLETED'} />}
      {told?.today && course?.plan.isSample && <p className={styles.sample}>{today.sample}</p>}
      {told?.today && course && (
        <div key={course.plan.id} className={styles.column}>
          {children({ course, day, state })}
        </div>
      )}
      {isWaiting && <TodaySkeleton />}
      <TabBar />
      <SessionOver />
    </div>
  );
}
