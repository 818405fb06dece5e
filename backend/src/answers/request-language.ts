import type { Request } from 'express';
import type { MessageLanguage } from '../messages/message-language.js';

/** How HTTP calls the languages; English first, which holds for whoever prefers none of them. */
export const languageTags = { EN: 'en', HI: 'hi' } as const satisfies Record<MessageLanguage, string>;

/** The language that a request prefers of ours, by its Accept-Language. */
export function requestLanguage(request: Request): MessageLanguage {
  return request.acceptsLanguages(Object.values(languageTags)) === languageTags.HI ? 'HI' : 'EN';
}
