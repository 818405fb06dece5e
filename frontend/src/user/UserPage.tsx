import * as text from '#messages/user';
import { AccountPageFrame } from '../auth/AccountPageFrame';
import { AccountHome } from './AccountHome';
import { unsentQuestion } from './today/UnsentQuestion';

/** /user: next session, progress and profile, with Back to Home and Logout. */
export function UserPage() {
  return (
    <AccountPageFrame title={text.title} logoutQuestion={unsentQuestion}>
      {(user) => <AccountHome key={user.id} user={user} />}
    </AccountPageFrame>
  );
}
