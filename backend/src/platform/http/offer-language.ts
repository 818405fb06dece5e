import type { Request } from 'express';
import { inLanguages as answers } from '../generated-messages/answers.js';
import { requestLanguage, sourceLanguage, type AnswerLanguage } from '../languages/request-language.js';
import type { IncomingMessage } from 'node:http';

/**
 * Returns the language to offer on a page in the source language: the one that Accept-Language prefers, if none was chosen in this browser;
 * undefined otherwise. There is no redirect.
 */
export function offeredLanguage(request: Request): AnswerLanguage | undefined {
  const preferred = requestLanguage(request);
  return preferred === sourceLanguage || chosenLanguage(request) ? undefined : preferred;
}

/**
 * Adds the offer of a language to a page: replaces the text of the first link to itself in that language, which is in the header, with a
 * sentence in that language, and sets an attribute for the styles. Links in the menu and footer keep the name of the language. It works
 * without scripts, and LanguageSwitch.tsx keeps the text.
 */
export function offering(html: string, code: AnswerLanguage): string {
  const firstLink = new RegExp(`(<a [^>]*hreflang="${code}"[^>]*>)[^<]*`, 'i');
  return html.replace('<html ', '<html data-offered ').replace(firstLink, `$1${answers[code].SEE_PAGES}`);
}

/**
 * Returns the language that was last chosen in this browser, from the cookie of the language switch (frontend/src/language); '' if none was
 * chosen.
 */
export function chosenLanguage({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return /(?:^|; *)language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
}
