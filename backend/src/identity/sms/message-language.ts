import type { AnswerLanguage } from '../../platform/languages/request-language.js';

/** Languages of messages, under the contract's names. */
export const messageLanguages = ['EN', 'HI'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** BCP 47 tag of each language. */
export const languageTags = { EN: 'en', HI: 'hi' } as const satisfies Record<MessageLanguage, AnswerLanguage>;

/** Name of each language in accounts. */
export const accountLanguages = { EN: 'English', HI: 'Hindi' } as const satisfies Record<MessageLanguage, string>;

/** Returns the language of an account's messages: Hindi if the account names it, else English, the default. */
export function messageLanguageOf(language: string): MessageLanguage {
  return language.trim().toLowerCase() === 'hindi' ? 'HI' : 'EN';
}
