import * as text from '#messages/user';
import { OwnPage } from '../auth/OwnPage';
import { OwnArea } from './OwnArea';
import { unsentQuestion } from './today/UnsentQuestion';

/** /user: what a patient does next and how far they are, the own profile, Back to Home and Logout (spec §2, reading 64). */
export function UserPage() {
  return (
    <OwnPage title={text.title} logoutQuestion={unsentQuestion}>
      {(user) => <OwnArea key={user.id} user={user} />}
    </OwnPage>
  );
}
