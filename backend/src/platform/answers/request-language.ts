import type { Request } from 'express';
import { languages } from '../generated-messages/languages.js';

/** A language that pages and answers come in, as HTTP calls it. */
export type AnswerLanguage = (typeof languages)[number]['code'];

const [source] = languages;
/** Holds for whoever prefers none of them, and for the clinic's people. */
export const sourceLanguage = source.code;

/** The language that a request prefers of ours, by its Accept-Language. */
export function requestLanguage(request: Request): AnswerLanguage {
  const preferred = request.acceptsLanguages(languages.map(({ code }) => code));
  return languages.find(({ code }) => code === preferred)?.code ?? sourceLanguage;
}

/** How accounts call a language: Hindi. */
export function accountNameOf(language: AnswerLanguage): string {
  return (languages.find(({ code }) => code === language) ?? source).english;
}
