import { Navigate } from 'react-router-dom';
import * as text from '#messages/today';
import { paths } from '../../paths';
import { PageTitle } from '../../ui/PageTitle';
import { AccountLanguage } from '../AccountLanguage';
import { KeptSign } from './KeptSign';
import { NoPlan } from './NoPlan';
import { NotLoaded } from './NotLoaded';
import type { DayState } from './OwnDay';
import { gravityOf, saidOn } from './said-signs';
import { SessionOver } from './SessionOver';
import { shownDay } from './shown-day';
import { TabBar } from './TabBar';
import { TodayParts } from './TodayParts';
import styles from './TodayPage.module.css';
import { TodaySkeleton } from './TodaySkeleton';
import { Unsent } from './Unsent';
import { useOwnDay } from './useOwnDay';
import { useVisitor } from './useVisitor';

/** How grave a sign is that was said here, where no day of a plan is there to show it in. */
function gravityWithoutDay({ told, entries, before }: DayState) {
  if (told?.today) return null;
  return told ? gravityOf(saidOn(entries, '')) : before;
}

/**
 * /user/today: how far along a patient is, and what to do today (recovery §4). It asks the server by itself: Apollo and Ant Design come with the
 * sign-in, should the session end.
 */
export function TodayPage() {
  const visitor = useVisitor();
  const { day, state } = useOwnDay();
  const { told, failure } = state;
  const severity = gravityWithoutDay(state);
  const isNobody = visitor === 'nobody' && !told && !severity;
  const isOther = told?.me ? told.me.userType !== 'PATIENT' : visitor === 'other';
  if (isNobody || isOther) return <Navigate to={paths.home} replace />;
  const unsent = <Unsent day={day} state={state} />;
  return (
    <div className={styles.page}>
      {told?.me && <AccountLanguage language={told.me.language} onSaved={() => void day.wake()} />}
      <PageTitle title={text.title} />
      {severity && <KeptSign severity={severity} />}
      {!told?.today && unsent}
      {failure && (!told || failure === 'FORBIDDEN') && <NotLoaded failure={failure} onRetry={() => void day.wake()} />}
      {told?.today && (
        <TodayParts
          unsent={unsent}
          today={shownDay(told.today, state.day)}
          isSample={told.myPlan?.isSample ?? false}
          day={day}
          state={state}
        />
      )}
      {told && !told.today && <NoPlan isCompleted={told.myPlan?.status === 'COMPLETED'} />}
      {!told && !failure && <TodaySkeleton />}
      <TabBar />
      <SessionOver />
    </div>
  );
}
