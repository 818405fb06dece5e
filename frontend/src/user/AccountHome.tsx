import { lazy, Suspense, use, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as text from '#messages/user';
import { roleOf, type CurrentUser } from '../auth/role';
import { errorOf } from '../errors';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { LoadError } from '../ui/feedback/LoadError';
import { RefetchContext } from '../ui/hooks/refetch-context';
import { AccountLanguage } from './AccountLanguage';
import { Greeting } from './Greeting';
import { NextStep } from './NextStep';
import styles from './AccountHome.module.css';
import { profileFetchText } from './profile-failures';
import { ProfileCard } from './ProfileCard';
import { RecoveryCard } from './RecoveryCard';
import { ActiveSessions } from './ActiveSessions';
import { planHint } from './frame/plan-hint';
import { TabBar } from './frame/TabBar';
import type { TodayLineQuery } from './today/gql/generated';
import { gravityOfStop } from './today/reported-signs';
import { TodayLinePlace } from './today/TodayLinePlace';
import { useOwnProfile } from './useOwnProfile';
import { useSessionsAhead } from './useSessionsAhead';

/** If loading fails, the page stays without it. */
const TodayLine = lazy(() =>
  import('./today/TodayLine').then(
    (module) => ({ default: module.TodayLine }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The home page of a signed-in account. The profile is refetched on each visit; a patient with an incomplete profile is redirected to the
 * form. Only patients have sessions, a day and the tabs. If nothing can be loaded, one error with one Retry button replaces all blocks.
 */
export function AccountHome({ user }: { readonly user: CurrentUser }) {
  const { profile, error, refetch, changeAvatar } = useOwnProfile(user.id);
  const isPatient = roleOf(user) === 'patient';
  const isComplete = profile?.profileCompleted ?? user.profileCompleted;
  const refetchQueries = use(RefetchContext);
  const hasSessions = isPatient && isComplete;
  const [told, setTold] = useState<TodayLineQuery>();
  const hasPlan = told ? Boolean(told.today) : planHint.get();
  const ahead = useSessionsAhead(hasSessions);
  const isLost = !profile && Boolean(error);
  const areSessionsLost = isLost && !ahead.sessions && Boolean(ahead.error);
  const retry = () => {
    void refetch();
    if (areSessionsLost) void ahead.refetch();
  };

  const readLanguageAgain = () => refetchQueries(['UserProfile']);
  const noteDay = (day: TodayLineQuery) => {
    setTold(day);
    planHint.note(Boolean(day.today));
  };

  if (profile && isPatient && !isComplete) {
    return <Navigate to={paths.patientSignup} replace state={{ mobileNumber: profile.mobileNumber }} />;
  }
  return (
    <div className={styles.home}>
      {hasSessions && <TabBar hasPlan={hasPlan} />}
      <div>
        {profile && <AccountLanguage language={profile.language} onSaved={readLanguageAgain} />}
        {hasSessions && (
          <Suspense fallback={<TodayLinePlace />}>
            <TodayLine account={user.id} onTold={noteDay} />
          </Suspense>
        )}
        <Greeting user={user} isPatient={isPatient} />
        <div className={styles.blocks}>
          {hasSessions && (
            <NextStep ahead={ahead} mayAsk={gravityOfStop(told) !== 'EMERGENCY'} isErrorShown={areSessionsLost} />
          )}
          {isLost ? (
            <LoadError message={profileFetchText(errorOf(error))} onRetry={retry} />
          ) : (
            <RecoveryCard profile={profile} isPatient={isPatient} />
          )}
          <div className={styles.beside}>
            {roleOf(user) === 'user' && <FamilyCard />}
            {hasSessions ? <OwnPagesCard /> : !isLost && <ActiveSessions />}
          </div>
          {!isLost && (
            <ProfileCard
              profile={profile}
              isPatient={isPatient}
              onAvatarChanged={changeAvatar}
              onSaved={() => void refetch()}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The patient's pages that have no tab. */
function OwnPagesCard() {
  return (
    <Card title={text.more}>
      <ul className={styles.links}>
        <li>
          <Link to={paths.userSessions}>{text.toSessions}</Link>
        </li>
        <li>
          <Link to={paths.userPayments}>{text.toPayments}</Link>
        </li>
        <li>
          <Link to={paths.userSettings}>{text.toSettings}</Link>
        </li>
      </ul>
    </Card>
  );
}

/** The way of a family member to the day of a patient. */
function FamilyCard() {
  return (
    <Card title={text.family}>
      <Link to={paths.userFamily}>{text.toOthers}</Link>
    </Card>
  );
}
