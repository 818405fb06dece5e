import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useOwnLink } from './useOwnLink';

/** Leads a visitor to the sign-in, in these words, and somebody who is signed in to their own page. */
export function OwnPageLink({ signIn }: { readonly signIn: string }) {
  const own = useOwnLink();
  if (own)
    return (
      <Link to={own.to} className="button">
        {own.label}
      </Link>
    );
  return (
    <Link to={paths.login} preventScrollReset className="button">
      {signIn}
    </Link>
  );
}
