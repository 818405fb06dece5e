import * as text from '#messages/user';
import { fetchAsAccount } from '../auth/fetch-graphql';
import signedInUser from '../auth/signed-in-user.graphql?raw';
import { useAppSession } from '../auth/useAppSession';
import type { ProfileFragment, UpdateProfileMutation } from '../gql/generated';
import { PlainButton } from '../ui/layout/PlainButton';
import { useAction } from '../ui/hooks/useAction';
import { profileUpdateText } from './profile-failures';
import profileFragment from './profile.graphql?raw';
import updateProfile from './update-profile.graphql?raw';

interface Props {
  readonly profile: ProfileFragment;
  readonly onSaved: () => void;
}

/** The button Save Profile. It sends the loaded profile back, which changes nothing; without Apollo, as the page's queries. */
export function SaveProfile({ profile, onSaved }: Props) {
  const { fetch: send } = useAppSession();
  const save = async () => {
    const { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth } = profile;
    const input = { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth };
    const document = updateProfile + profileFragment + signedInUser;
    await fetchAsAccount<UpdateProfileMutation>(send, 'UpdateProfile', document, { input });
    return text.profileSaved;
  };
  const { run, isBusy } = useAction({ send: save, failureText: profileUpdateText, onDone: onSaved });
  return (
    <PlainButton isPrimary isBusy={isBusy} onClick={() => run()}>
      {text.saveProfile}
    </PlainButton>
  );
}
