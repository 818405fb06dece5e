import { useEffect } from 'react';
import { useAppSession } from '../auth/useAppSession';
import type { CurrentUser } from '../auth/role';
import signedInUser from '../auth/signed-in-user.graphql?raw';
import type { ProfileFragment, UserProfileQuery } from '../gql/generated';
import profileFragment from './profile.graphql?raw';
import { useOwnQuery } from './useOwnQuery';
import userProfile from './user-profile.graphql?raw';

const request = { name: 'UserProfile', query: userProfile + profileFragment + signedInUser, variables: () => ({}) };

/** The fields of a profile that the visit knows of its user. */
const userOf = (profile: ProfileFragment): CurrentUser => {
  const { __typename, id, fullName, mobileNumber, avatar, userType, profileCompleted } = profile;
  return { __typename, id, fullName, mobileNumber, avatar, userType, profileCompleted };
};

/** Queries the signed-in account's profile, which may say more of the user than the visit knew. */
export function useOwnProfile(account: string) {
  const session = useAppSession();
  const { data, error, refetch, store } = useOwnQuery<UserProfileQuery>(request);
  const profile = data?.me;
  useEffect(() => {
    if (profile?.id === account) session.noteUser(userOf(profile));
    // Another account has signed in: the guard replaces this page by its own.
    else if (profile) session.refetch(['Me']);
  }, [session, account, profile]);
  const changeAvatar = (avatar: string) =>
    store.update(({ me, ...others }) => ({ ...others, me: me && { ...me, avatar } }));
  // Either: their controls are loaded together.
  const isChannelOffered = data?.emailIsOffered === true || data?.whatsAppIsOffered === true;
  return { profile, isChannelOffered, error, refetch, changeAvatar };
}
