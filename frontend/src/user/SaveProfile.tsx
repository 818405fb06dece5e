import * as text from '#messages/user';
import { ApolloArea } from '../auth/ApolloArea';
import { UserProfileDocument, useUpdateProfileMutation, type ProfileFragment } from '../gql/generated';
import { PlainButton } from '../ui/layout/PlainButton';
import { useAction } from '../ui/hooks/useAction';
import { profileUpdateText } from './profile-failures';

interface Props {
  readonly profile: ProfileFragment;
}

/** The button Save Profile. Loads Apollo Client. */
export function SaveProfile(props: Props) {
  return (
    <ApolloArea>
      <SaveButton {...props} />
    </ApolloArea>
  );
}

function SaveButton({ profile }: Props) {
  const [update] = useUpdateProfileMutation();
  /** Sends the loaded profile back, which changes nothing. */
  const send = async () => {
    const { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth } = profile;
    const input = { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth };
    await update({ variables: { input } });
    return text.profileSaved;
  };
  const { run, isBusy } = useAction({ send, failureText: profileUpdateText, reloads: [UserProfileDocument] });
  return (
    <PlainButton isPrimary isBusy={isBusy} onClick={() => run()}>
      {text.saveProfile}
    </PlainButton>
  );
}
