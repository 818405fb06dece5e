import type { AnswerLanguage } from '../../platform/answers/request-language.js';

/** The languages that messages are written in, under the contract's names. */
export const messageLanguages = ['EN', 'HI'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** The language of answers that each is. */
export const languageTags = { EN: 'en', HI: 'hi' } as const satisfies Record<MessageLanguage, AnswerLanguage>;

/** How accounts call them. */
export const accountLanguages = { EN: 'English', HI: 'Hindi' } as const satisfies Record<MessageLanguage, string>;

/** The language of an account's messages: Hindi where the account says so in words, else English, as for everybody at first. */
export function messageLanguageOf(language: string): MessageLanguage {
  return language.trim().toLowerCase() === 'hindi' ? 'HI' : 'EN';
}
