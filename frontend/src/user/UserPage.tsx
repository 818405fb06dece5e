import * as text from '#messages/user';
import { AccountPageFrame } from '../auth/AccountPageFrame';
import { AccountHome } from './AccountHome';
import { unsentQuestion } from './today/UnsentQuestion';

/** /user: what a patient does next and how far they are, the own profile, Back to Home and Logout (spec §2, reading 64). */
export function UserPage() {
  return (
    <AccountPageFrame title={text.title} logoutQuestion={unsentQuestion}>
      {(user) => <AccountHome key={user.id} user={user} />}
    </AccountPageFrame>
  );
}
