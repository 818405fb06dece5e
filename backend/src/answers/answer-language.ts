import type { Request, Response } from 'express';
import type { Actor } from '../auth/actor.js';
import { en, hi } from '../generated-messages/answers.js';
import type { MessageLanguage } from '../messages/message-language.js';
import { bearerOf } from '../http/bearer.js';
import { languageTags, requestLanguage } from './request-language.js';

/** Has the answer in English, whatever was asked for: of a door of the clinic's people. */
export function answerInEnglish(response: Response): void {
  response.locals['isInEnglish'] = true;
}

/** The language of an answer: the one that patients and visitors ask for; English for the clinic's people and for programs. */
export function answerLanguage(request: Request, response: Response): MessageLanguage {
  const actor = response.locals['actor'] as Actor | undefined;
  const isOfClinic = actor !== undefined && !['visitor', 'user', 'patient'].includes(actor.role);
  const isInEnglish = isOfClinic || bearerOf(request) !== undefined || response.locals['isInEnglish'] === true;
  return isInEnglish || request.originalUrl.startsWith('/api/v1/admin') ? 'EN' : requestLanguage(request);
}

const ANSWERS = { EN: en, HI: hi } as const;

/** What the server says of what was done, in the language of the answer, which is noted on it. */
export function answersOf(request: Request, response: Response): typeof en | typeof hi {
  const language = answerLanguage(request, response);
  response.set('Content-Language', languageTags[language]);
  return ANSWERS[language];
}
