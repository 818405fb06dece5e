import { asksFirst, chooseOf, isUntold } from '../../language/account-choice';
import { languageOf } from '../../language/account-language';
import { leaveFor } from '../../language/carry';

/** Goes over to the language of the account, where that was chosen elsewhere; where this page's choice could not be saved, it stays. */
export function followLanguage(language: string): void {
  const own = languageOf(language);
  if (!isUntold() && chooseOf(own) && asksFirst(own)) leaveFor(own, window.location.href);
}
