import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { LoadingText } from '../ui/feedback/LoadingText';
import { DocumentTitle } from '../ui/layout/PageTitle';
import { useAuth } from './useAuth';
import { useLogout } from './useLogout';

/**
 * The route /signIn, target of the admin's Logout: signs out, then opens the sign-in. It waits for the startup request, whose stale
 * response would restore the user.
 */
export function SignInPage() {
  const { loading } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  useEffect(() => {
    if (loading) return;
    void logout().then(() => navigate(paths.login, { replace: true, state: null }));
  }, [loading, logout, navigate]);
  return (
    <>
      <DocumentTitle title={text.signingOut} />
      <LoadingText />
    </>
  );
}
