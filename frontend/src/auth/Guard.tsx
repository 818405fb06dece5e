import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { LoadError } from '../ui/feedback/LoadError';
import { LoadingText } from '../ui/feedback/LoadingText';
import { DocumentTitle } from '../ui/layout/PageTitle';
import { useAuth } from './useAuth';
import { roleOf, userInState, type Role } from './role';
import { wayBackTo } from './way-back';

/**
 * Renders the child routes for allowed roles. A user from the navigation state counts only until the startup request ends. A signed-out
 * visitor of a page below /user/ is sent to the sign-in. The guard hides screens and protects no data: the server authorizes each request
 * (AZ-8).
 */
export function Guard({ allow }: { readonly allow: readonly Role[] }) {
  const { user: signedIn, loading, isUnknown, askAgain } = useAuth();
  const location = useLocation();
  const { state } = location;
  const user = signedIn ?? (loading ? userInState(state) : null);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  // A network failure does not mean signed out, so do not redirect.
  if (!user && isUnknown && !loading)
    return (
      <>
        <DocumentTitle title={text.tryAgain} />
        <LoadError message={text.unknown} onRetry={askAgain} />
      </>
    );
  if (!user) {
    if (loading) return <LoadingText />;
    // After a sign-out there is no page to return to.
    const wayBack = wasSignedIn ? null : wayBackTo(location);
    return wayBack ? <Navigate to={paths.login} replace state={wayBack} /> : <Navigate to={paths.home} replace />;
  }
  const role = roleOf(user);
  // The key remounts the pages for another account, so that input of the previous account cannot be sent in the new one's name.
  return role && allow.includes(role) ? <Outlet key={String(user.id)} /> : <Navigate to={paths.home} replace />;
}
