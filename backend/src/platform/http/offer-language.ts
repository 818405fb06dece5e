import type { Request } from 'express';
import { inLanguages as answers } from '../generated-messages/answers.js';
import { requestLanguage, sourceLanguage, type AnswerLanguage } from '../answers/request-language.js';
import { chosenLanguage } from './chosen-language.js';

/**
 * Whether a page in the source language offers another one: to whoever prefers that by Accept-Language and has never chosen in this browser.
 * It is an offer, and nobody is led anywhere.
 */
export function offeredLanguage(request: Request): AnswerLanguage | undefined {
  const preferred = requestLanguage(request);
  return preferred === sourceLanguage || chosenLanguage(request) ? undefined : preferred;
}

/**
 * The HTML of a page whose first link to itself in that language, which is in the header, offers it in words of that language; styles give
 * it room by the attribute. The links in the menu and in the footer keep the name of the language. No script takes part: LanguageSwitch.tsx
 * leaves the words as it finds them, and the link is one without scripts, too.
 */
export function offering(html: string, code: AnswerLanguage): string {
  const firstLink = new RegExp(`(<a [^>]*hreflang="${code}"[^>]*>)[^<]*`, 'i');
  return html.replace('<html ', '<html data-offered ').replace(firstLink, `$1${answers[code].SEE_PAGES}`);
}
