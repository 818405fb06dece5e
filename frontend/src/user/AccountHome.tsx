import { lazy, Suspense, use, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as text from '#messages/user';
import { roleOf, type CurrentUser } from '../auth/role';
import { useClinic } from '../brand/clinic';
import { errorOf } from '../errors';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { LoadError } from '../ui/feedback/LoadError';
import { RefetchContext } from '../ui/hooks/refetch-context';
import { AccountLanguage } from './AccountLanguage';
import { RequestSession } from './RequestSession';
import { Greeting } from './Greeting';
import { MessageChoices } from './MessageChoices';
import { NextStep } from './NextStep';
import styles from './AccountHome.module.css';
import { PastSessions } from './PastSessions';
import { profileFetchText } from './profile-failures';
import { ProfileCard } from './ProfileCard';
import { RecoveryCard } from './RecoveryCard';
import { UpcomingSessions } from './UpcomingSessions';
import { ActiveSessions } from './ActiveSessions';
import type { Severity } from './today/gql/generated';
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
 * form. Only patients have sessions. If nothing can be loaded, one error with one Retry button replaces all blocks.
 */
export function AccountHome({ user }: { readonly user: CurrentUser }) {
  const { profile, error, refetch, changeAvatar } = useOwnProfile(user.id);
  const isPatient = roleOf(user) === 'patient';
  const isComplete = profile?.profileCompleted ?? user.profileCompleted;
  const { isOpen } = useClinic();
  const refetchQueries = use(RefetchContext);
  const hasSessions = isPatient && isComplete;
  const [stop, setStop] = useState<Severity | null>(null);
  const isEmergency = stop === 'EMERGENCY';
  const ahead = useSessionsAhead(hasSessions);
  const isLost = !profile && Boolean(error);
  const areSessionsLost = isLost && !ahead.sessions && Boolean(ahead.error);
  const retry = () => {
    void refetch();
    if (areSessionsLost) void ahead.refetch();
  };

  // The clinic writes messages in the account's language, too.
  const readLanguageAgain = () => refetchQueries(['UserProfile', 'MessagePreferences']);

  if (profile && isPatient && !isComplete) {
    return <Navigate to={paths.patientSignup} replace state={{ mobileNumber: profile.mobileNumber }} />;
  }
  return (
    <>
      {profile && <AccountLanguage language={profile.language} onSaved={readLanguageAgain} />}
      {hasSessions && (
        <Suspense fallback={<TodayLinePlace />}>
          <TodayLine account={user.id} isLanding onStop={setStop} />
        </Suspense>
      )}
      <Greeting user={user} isPatient={isPatient} />
      <div className={styles.blocks}>
        {hasSessions && <NextStep ahead={ahead} mayAsk={!isEmergency} />}
        {isLost ? (
          <LoadError message={profileFetchText(errorOf(error))} onRetry={retry} />
        ) : (
          <RecoveryCard profile={profile} isPatient={isPatient} />
        )}
        {hasSessions && !areSessionsLost && (
          <>
            <div className={styles.column}>
              <UpcomingSessions ahead={ahead} />
              <PastSessions before={ahead.boundary} />
            </div>
            {!isEmergency && <RequestSession profile={profile} />}
          </>
        )}
        {!isLost && (
          <>
            <ProfileCard
              profile={profile}
              isPatient={isPatient}
              onAvatarChanged={changeAvatar}
              onSaved={() => void refetch()}
            />
            <div className={styles.column}>
              {hasSessions && (
                <>
                  <Card title={text.payments}>
                    <Link to={paths.userPayments}>{text.toPayments}</Link>
                  </Card>
                  <Card title={text.records}>
                    <Link to={paths.userRecords}>{text.toRecords}</Link>
                  </Card>
                </>
              )}
              {hasSessions && isOpen && <MessageChoices />}
              <ActiveSessions />
            </div>
          </>
        )}
      </div>
    </>
  );
}
