import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { LoadingText } from '../ui/LoadingText';
import { useAuth } from './AuthProvider';
import { roleOf, userInState, type Role } from './role';

/**
 * Lets a branch of the route table through for the allowed roles (spec §6). A user carried by the navigation satisfies it only until the
 * startup call has ended (reading 3). It hides screens and protects no data: the server checks every call (AZ-8).
 */
export function Guard({ allow }: { readonly allow: readonly Role[] }) {
  const { user: signedIn, loading } = useAuth();
  const { state } = useLocation();
  const user = signedIn ?? (loading ? userInState(state) : null);
  if (!user) return loading ? <LoadingText /> : <Navigate to={paths.home} replace />;
  const role = roleOf(user);
  // Another account begins with pages of its own: what the former one was shown or typed must not be sent in its name.
  return role && allow.includes(role) ? <Outlet key={String(user.id)} /> : <Navigate to={paths.home} replace />;
}
