import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { wayBackTo } from '#src/auth/way-back';
import { paths } from '#src/paths';
import { PageTitle } from '#src/ui/layout/PageTitle';
import { AccountLanguage } from '../AccountLanguage';
import { NoPlan } from './NoPlan';
import { DayLoadError } from './DayLoadError';
import { gravityOnPage, SaidSign } from './SaidSign';
import { DaySessionOverlay } from './DaySessionOverlay';
import { SomethingWrong } from './SomethingWrong';
import { TabBar } from './TabBar';
import type { DayState } from './day-state';
import type { DayProps } from './TodayParts';
import styles from './TodayPage.module.css';
import { TodaySkeleton } from './TodaySkeleton';
import { Unsent } from './Unsent';
import { useOwnDay } from './useOwnDay';
import { useVisitor } from './useVisitor';

interface Props {
  /** Title of the page; a function where it depends on what is loaded. */
  readonly title: string | ((state: DayState) => string);
  /** The page itself shows reported danger signs and unsent entries. */
  readonly isOfDay?: boolean;
  /** Renders the content when there is a day of a plan. */
  readonly children: (props: DayProps) => ReactNode;
}

/** The frame of a patient's pages: account, reported danger signs, unsent entries, load error, and tabs. */
export function DayFrame({ title: named, isOfDay = false, children }: Props) {
  const visitor = useVisitor();
  const location = useLocation();
  const { day, state } = useOwnDay();
  const { told, failure } = state;
  const title = typeof named === 'function' ? named(state) : named;
  const isNobody = visitor === 'nobody' && !told && !gravityOnPage(state);
  const isOther = told?.me ? told.me.userType !== 'PATIENT' : visitor === 'other';
  if (isOther) return <Navigate to={paths.home} replace />;
  if (isNobody) return <Navigate to={paths.login} replace state={wayBackTo(location)} />;
  const wake = () => void day.wake();
  return (
    <div className={styles.page}>
      {told?.me && <AccountLanguage language={told.me.language} onSaved={wake} />}
      {told?.me ? <SomethingWrong title={title} day={day} state={state} /> : <PageTitle title={title} />}
      {!(isOfDay && told?.today) && (
        <>
          <SaidSign state={state} />
          <Unsent day={day} state={state} />
        </>
      )}
      {failure && (!told || failure === 'FORBIDDEN') && <DayLoadError failure={failure} onRetry={wake} />}
      {told?.today && children({ today: told.today, day, state })}
      {told && !told.today && <NoPlan isCompleted={told.myPlan?.status === 'COMPLETED'} />}
      {!told && !failure && <TodaySkeleton />}
      <TabBar />
      <DaySessionOverlay />
    </div>
  );
}
