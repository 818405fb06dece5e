import { useEffect } from 'react';
import { code } from '#messages/language';
import * as text from '#messages/ownPage';
import { MessagePreferencesDocument, useUpdateProfileMutation } from '../gql/generated';
import { asksFirst, chooseOf, forgetUntold, isUntold } from '../language/account-choice';
import { accountNameOf, languageOf } from '../language/account-language';
import { leaveFor } from '../language/carry';
import { log } from '../log';
import { LoadError } from '../ui/LoadError';
import { useReload } from '../ui/useReload';

/**
 * Sees to it that an account's pages are in its language, wherever that was chosen. Where the choice of this page could not be saved to the
 * account, the page stays as it was chosen, and this says so, with a way to try again.
 */
export function OwnLanguage({ language }: { readonly language: string }) {
  const [update] = useUpdateProfileMutation();
  const reload = useReload();
  const own = languageOf(language);
  const isOther = own !== code;
  const untold = isOther && isUntold();
  useEffect(() => {
    if (isOther && !untold && chooseOf(own) && asksFirst(own)) leaveFor(own, window.location.href);
  }, [isOther, untold, own]);
  if (!untold) return null;
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
