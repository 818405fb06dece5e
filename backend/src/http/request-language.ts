import type { Request } from 'express';
import type { MessageLanguage } from '../messages/message-language.js';

/** How HTTP calls the languages; English first, which holds for whoever prefers none of them. */
const TAGS = { en: 'EN', hi: 'HI' } as const satisfies Record<string, MessageLanguage>;

/** The language that a request prefers of ours, by its Accept-Language. */
export function requestLanguage(request: Request): MessageLanguage {
  const tag = request.acceptsLanguages(Object.keys(TAGS));
  return tag === 'hi' ? TAGS[tag] : TAGS.en;
}
