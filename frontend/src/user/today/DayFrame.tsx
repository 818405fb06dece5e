import type { JSX, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { wayBackTo } from '#src/auth/way-back';
import { paths } from '#src/paths';
import { FrameTitle } from '../frame/FrameTitle';
import { AccountLanguage } from '../AccountLanguage';
import { KeptDayNote } from './KeptDayNote';
import { NoPlan } from './NoPlan';
import { DayLoadError } from './DayLoadError';
import { gravityOnPage } from './SaidSign';
import { DaySessionOverlay } from './DaySessionOverlay';
import { useFrameDay } from './day-context';
import type { DayState } from './day-state';
import type { DayProps } from './TodayParts';
import { TodaySkeleton } from './TodaySkeleton';
import { useVisitor } from './useVisitor';

interface Props {
  /** Title of the page; a function where it depends on what is loaded. */
  readonly title: string | ((state: DayState) => string);
  /** Renders the content when there is a day of a plan; or content that needs no plan, shown once the account is known. */
  readonly children: ((props: DayProps) => ReactNode) | JSX.Element;
}

/** A page of the patient's day in the frame (OwnLayout): account, title, load error, and what stands there without a plan. */
export function DayFrame({ title: named, children }: Props) {
  const visitor = useVisitor();
  const location = useLocation();
  const { day, state } = useFrameDay();
  const { told, failure } = state;
  const today = told?.today;
  const title = typeof named === 'function' ? named(state) : named;
  const isNobody = visitor === 'nobody' && state.isFound && state.failure !== null && !told && !gravityOnPage(state);
  const isOther = told?.me ? told.me.userType !== 'PATIENT' : visitor === 'other';
  if (isOther) return <Navigate to={paths.home} replace />;
  if (isNobody) return <Navigate to={paths.login} replace state={wayBackTo(location)} />;
  const wake = () => void day.wake();
  return (
    <>
      {told?.me && <AccountLanguage language={told.me.language} onSaved={wake} />}
      <FrameTitle title={title} />
      {state.keptAt && <KeptDayNote keptAt={state.keptAt} failure={failure} />}
      {failure && (!told || failure === 'FORBIDDEN') && <DayLoadError failure={failure} onRetry={wake} />}
      {told &&
        (typeof children === 'object' ? (
          children
        ) : today ? (
          children({ today, day, state })
        ) : (
          <NoPlan isCompleted={told.myPlan?.status === 'COMPLETED'} />
        ))}
      {!told && !failure && <TodaySkeleton />}
      <DaySessionOverlay />
    </>
  );
}
