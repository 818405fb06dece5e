import type { Request } from 'express';
import { languages } from '../generated-messages/languages.js';

/** Language of pages and answers, as a BCP 47 tag. */
export type AnswerLanguage = (typeof languages)[number]['code'];

const [source] = languages;
/** Default language, and the language of staff. */
export const sourceLanguage = source.code;

/** Returns the supported language that a request's Accept-Language prefers. */
export function requestLanguage(request: Request): AnswerLanguage {
  const preferred = request.acceptsLanguages(languages.map(({ code }) => code));
  return languages.find(({ code }) => code === preferred)?.code ?? sourceLanguage;
}

/** Returns the name of a language as stored in accounts, such as Hindi. */
export function accountNameOf(language: AnswerLanguage): string {
  return (languages.find(({ code }) => code === language) ?? source).english;
}
