import { useEffect } from 'react';
import { code } from '#messages/language';
import * as text from '#messages/user';
import { MessagePreferencesDocument, useUpdateProfileMutation, type ProfileFragment } from '../gql/generated';
import { chooseOf, forgetUntold, isUntold } from '../language/account-choice';
import { accountNameOf, languageOf } from '../language/account-language';
import { leaveFor } from '../language/carry';
import { log } from '../log';
import { LoadError } from '../ui/LoadError';
import { useReload } from '../ui/useReload';

/**
 * Sees to it that an account's pages are in its language, wherever that was chosen. Where the choice of this page could not be saved to the
 * account, the page stays as it was chosen, and this says so, with a way to try again.
 */
export function OwnLanguage({ profile }: { readonly profile: ProfileFragment }) {
  const [update] = useUpdateProfileMutation();
  const reload = useReload();
  const own = languageOf(profile.language);
  const isOther = own !== code;
  useEffect(() => {
    if (isOther && !isUntold() && chooseOf(own)) leaveFor(own, window.location.href);
  }, [isOther, own]);
  if (!isOther || !isUntold()) return null;
  const save = async () => {
    await update({ variables: { input: { language: accountNameOf(code) } } });
    forgetUntold();
    reload([MessagePreferencesDocument]); // the clinic writes in it, too
  };
  return (
    <LoadError
      message={text.languageNotSaved}
      onRetry={() => void save().catch((error: unknown) => log.warn('The language could not be saved.', error))}
    />
  );
}
