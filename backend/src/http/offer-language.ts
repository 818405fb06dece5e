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
 * The HTML of a page whose links to itself in that language say what is there, in words of it; styles give them room by the attribute.
 * No script takes part: LanguageSwitch.tsx leaves the words as it finds them, and the link is one without scripts, too.
 */
export function offering(html: string, code: AnswerLanguage): string {
  const links = new RegExp(`(<a [^>]*hreflang="${code}"[^>]*>)[^<]*`, 'gi');
  return html.replace('<html ', '<html data-offered ').replace(links, `$1${answers[code].SEE_PAGES}`);
}
