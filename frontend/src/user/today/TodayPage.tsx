import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { english } from '#messages/language';
import * as text from '#messages/today';
import { AppSessionContext } from '../../auth/AppSession';
import { log } from '../../log';
import { paths } from '../../paths';
import { LoadError } from '../../ui/LoadError';
import { PageTitle } from '../../ui/PageTitle';
import { NoPlan } from './NoPlan';
import { SessionOver } from './SessionOver';
import { TabBar } from './TabBar';
import { TodayParts } from './TodayParts';
import styles from './TodayPage.module.css';
import { TodaySkeleton } from './TodaySkeleton';
import { useOwnDay } from './useOwnDay';

/** Whether somebody else than a patient is there, as the startup call said; false until it has. */
function useIsNoPatient(): boolean {
  const session = use(AppSessionContext);
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    void session?.isTold.then((isTold) => setIsNone(isTold && session.userType !== 'PATIENT'));
  }, [session]);
  return isNone;
}

/** Sees to it that the page is in the language of the account; no other page carries what that needs. */
function useLanguageOf(account: { readonly language: string } | null | undefined): void {
  const language = account?.language ?? english;
  useEffect(() => {
    if (language === english) return;
    import('./follow-language').then(
      ({ followLanguage }) => followLanguage(language),
      (error: unknown) => log.warn('The language of the account could not be followed.', error),
    );
  }, [language]);
}

/**
 * /user/today: how far along a patient is, and what to do today (recovery §4). It asks the server by itself: Apollo and Ant Design come with the
 * sign-in, should the session end.
 */
export function TodayPage() {
  const isNoPatient = useIsNoPatient();
  const { day, state } = useOwnDay();
  const { told, failure } = state;
  useLanguageOf(told?.me);
  if (isNoPatient || (told?.me && told.me.userType !== 'PATIENT')) return <Navigate to={paths.home} replace />;
  return (
    <div className={styles.page}>
      <PageTitle title={text.title} />
      {told?.today && (
        <TodayParts today={told.today} isSample={told.myPlan?.isSample ?? false} day={day} state={state} />
      )}
      {told && !told.today && <NoPlan isCompleted={told.myPlan?.status === 'COMPLETED'} />}
      {!told && failure && <LoadError message={text.notFetched} onRetry={() => void day.wake()} />}
      {!told && !failure && <TodaySkeleton />}
      <TabBar />
      <SessionOver />
    </div>
  );
}
