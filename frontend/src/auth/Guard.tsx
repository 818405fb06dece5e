import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { LoadError } from '../ui/LoadError';
import { LoadingText } from '../ui/LoadingText';
import { DocumentTitle } from '../ui/PageTitle';
import { useAuth } from './AuthProvider';
import { roleOf, userInState, type Role } from './role';
import { wayBackTo } from './way-back';

/**
 * Lets a branch of the route table through for the allowed roles (spec §6). A user carried by the navigation satisfies it only until the
 * startup call has ended (reading 3). Whoever comes to a page below /user/ without a session signs in first. It hides screens and protects no data: the server checks every call (AZ-8).
 */
export function Guard({ allow }: { readonly allow: readonly Role[] }) {
  const { user: signedIn, loading, isUnknown, askAgain } = useAuth();
  const location = useLocation();
  const { state } = location;
  const user = signedIn ?? (loading ? userInState(state) : null);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  // A lost network says nothing about who is signed in: nobody is sent away for it.
  if (!user && isUnknown && !loading)
    return (
      <>
        <DocumentTitle title={text.tryAgain} />
        <LoadError message={text.unknown} onRetry={askAgain} />
      </>
    );
  if (!user) {
    if (loading) return <LoadingText />;
    // Whoever was signed in here has signed out.
    const wayBack = wasSignedIn ? null : wayBackTo(location);
    return wayBack ? <Navigate to={paths.login} replace state={wayBack} /> : <Navigate to={paths.home} replace />;
  }
  const role = roleOf(user);
  // Another account begins with pages of its own: what the former one was shown or typed must not be sent in its name.
  return role && allow.includes(role) ? <Outlet key={String(user.id)} /> : <Navigate to={paths.home} replace />;
}
