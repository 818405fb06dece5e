import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useOwnLink } from './useOwnLink';

/** Links a visitor to the sign-in, with the given label, and a signed-in user to their home page. */
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
