import { languages } from '../generated-messages/languages';

/** Maps an account's language to one of the product; the source language if it is unsupported. */
export function languageOf(accountLanguage: string): string {
  const name = accountLanguage.trim().toLowerCase();
  return (languages.find(({ english }) => english.toLowerCase() === name) ?? languages[0]).code;
}

/** Returns the name of a language in the schema: Hindi. */
export function accountNameOf(code: string): string {
  return (languages.find((language) => language.code === code) ?? languages[0]).english;
}
