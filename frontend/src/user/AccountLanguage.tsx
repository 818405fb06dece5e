import { lazy, Suspense } from 'react';
import { english } from '#messages/language';
import type { ProfileFragment } from '../gql/generated';

/** Should it not come, the page stays as it is. */
const OwnLanguage = lazy(() =>
  import('./OwnLanguage').then(
    (module) => ({ default: module.OwnLanguage }),
    () => ({ default: () => null }),
  ),
);

/** Comes into play where an account's language is not that of the page, and weighs on no other one. */
export function AccountLanguage({ profile }: { readonly profile: ProfileFragment }) {
  if (profile.language === english) return null;
  return (
    <Suspense>
      <OwnLanguage profile={profile} />
    </Suspense>
  );
}
