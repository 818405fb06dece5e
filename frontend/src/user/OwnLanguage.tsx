import { useEffect, useState } from 'react';
import { code } from '#messages/language';
import * as text from '#messages/ownPage';
import { asksFirst, chooseOf, isUntold, saveAccountLanguage } from '../language/account-choice';
import { languageOf } from '../language/account-language';
import { leaveFor } from '../language/form-carryover';
import { log } from '../log';
import { LoadError } from '../ui/LoadError';

interface Props {
  readonly language: string;
  readonly onSaved: () => void;
}

/**
 * Sees to it that an account's pages are in its language, wherever that was chosen. Where the choice of this page could not be saved to the
 * account, the page stays as it was chosen, and this says so, with a way to try again. Without Apollo, which not all of these pages have.
 */
export function OwnLanguage({ language, onSaved }: Props) {
  const [savedOver, setSavedOver] = useState<string | null>(null);
  const own = languageOf(language);
  // Once it was saved, what the page read before is no other choice.
  const isOther = own !== code && savedOver !== language;
  const untold = isOther && isUntold();
  useEffect(() => {
    if (isOther && !untold && chooseOf(own) && asksFirst(own)) leaveFor(own, window.location.href);
  }, [isOther, untold, own]);
  if (!untold) return null;
  const save = async () => {
    await saveAccountLanguage(code);
    setSavedOver(language);
    onSaved();
  };
  return (
    <LoadError
      message={text.languageNotSaved}
      onRetry={() => void save().catch((error: unknown) => log.warn('The language could not be saved.', error))}
    />
  );
}
