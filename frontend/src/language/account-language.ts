import { languages } from '../generated-messages/languages';

/** The language of the product that an account's language is: the source for all that it does not speak. */
export function languageOf(accountLanguage: string): string {
  const name = accountLanguage.trim().toLowerCase();
  return (languages.find(({ english }) => english.toLowerCase() === name) ?? languages[0]).code;
}

/** How accounts call a language of the product: Hindi. */
export function accountNameOf(code: string): string {
  return (languages.find((language) => language.code === code) ?? languages[0]).english;
}
