import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as text from '#messages/user';
import type { CurrentUser } from '#src/auth/role';
import { errorOf } from '#src/errors';
import { paths } from '#src/paths';
import { LoadError } from '#src/ui/feedback/LoadError';
import { AccountLanguage } from '../AccountLanguage';
import { askForSessionId } from '../ask-for-session-id';
import { FramePage } from '../frame/FramePage';
import { PastSessions } from '../PastSessions';
import { profileFetchText } from '../profile-failures';
import { RequestSession } from '../RequestSession';
import { useFrameDay } from '../today/day-context';
import { gravityOfStop } from '../today/reported-signs';
import { UpcomingSessions } from '../UpcomingSessions';
import { useOwnProfile } from '../useOwnProfile';
import { useSessionsAhead } from '../useSessionsAhead';
import styles from './OwnSessionsPage.module.css';

/** /user/sessions: a patient's sessions, which can be moved and canceled, and the form that asks for one. */
export function OwnSessionsPage() {
  return <FramePage title={text.sessions}>{(user) => <OwnSessions key={user.id} user={user} />}</FramePage>;
}

/** While an emergency is open no session can be asked for. If nothing can be loaded, one error with one Retry button replaces all. */
function OwnSessions({ user }: { readonly user: CurrentUser }) {
  const { profile, error, refetch } = useOwnProfile(user.id);
  const { state } = useFrameDay();
  const isComplete = profile?.profileCompleted ?? user.profileCompleted;
  const ahead = useSessionsAhead(isComplete);
  const isLost = !profile && Boolean(error);
  const isAllLost = isLost && !ahead.sessions && Boolean(ahead.error);
  // What stands below comes after it, so that nothing moves.
  const isRead = Boolean(ahead.sessions ?? ahead.error);
  useAddressedForm(isRead);
  const retry = () => {
    void refetch();
    if (isAllLost) void ahead.refetch();
  };
  if (profile && !isComplete)
    return <Navigate to={paths.patientSignup} replace state={{ mobileNumber: profile.mobileNumber }} />;
  return (
    <>
      {profile && <AccountLanguage language={profile.language} onSaved={() => void refetch()} />}
      {isLost && <LoadError message={profileFetchText(errorOf(error))} onRetry={retry} />}
      {!isAllLost && (
        <div className={styles.blocks}>
          <UpcomingSessions ahead={ahead} />
          {isRead && (
            <>
              <div className={styles.ask}>
                {gravityOfStop(state.told) !== 'EMERGENCY' && <RequestSession profile={profile} />}
              </div>
              <PastSessions before={ahead.boundary} />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Scrolls to the form once it is there, where the address names it. */
function useAddressedForm(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${askForSessionId}`) document.getElementById(askForSessionId)?.scrollIntoView();
  }, [isThere, hash]);
}
