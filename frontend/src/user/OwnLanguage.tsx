import { useEffect, useState } from 'react';
import { code } from '#messages/language';
import * as text from '#messages/ownPage';
import { asksFirst, chooseOf, isUntold, saveAccountLanguage } from '../language/account-choice';
import { languageOf } from '../language/account-language';
import { leaveFor } from '../language/form-carryover';
import { log } from '../log';
import { LoadError } from '../ui/feedback/LoadError';

interface Props {
  readonly language: string;
  readonly onSaved: () => void;
}

/**
 * Switches the pages to the account's language. If the page's language could not be saved to the account, it keeps the page's language and
 * shows an error with a Retry button. It works without Apollo, which some pages do not load.
 */
export function OwnLanguage({ language, onSaved }: Props) {
  const [savedOver, setSavedOver] = useState<string | null>(null);
  const own = languageOf(language);
  // After it is saved, the value that the page read before is stale.
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
