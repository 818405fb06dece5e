import type { Request, Response } from 'express';
import type { Actor } from '../access/actor.js';
import { inLanguages as answers } from '../generated-messages/answers.js';
import { bearerOf } from './bearer.js';
import { requestLanguage, sourceLanguage, type AnswerLanguage } from '../languages/request-language.js';

/** Sets the answer's language to English, whatever the request prefers; for staff endpoints. */
export function answerInEnglish(response: Response): void {
  response.locals['isInEnglish'] = true;
}

/** Returns the language of an answer: the requested one for patients and visitors; English for staff and programs. */
export function answerLanguage(request: Request, response: Response): AnswerLanguage {
  const actor = response.locals['actor'] as Actor | undefined;
  const isOfClinic = actor !== undefined && !['visitor', 'user', 'patient'].includes(actor.role);
  const isInEnglish = isOfClinic || bearerOf(request) !== undefined || response.locals['isInEnglish'] === true;
  return isInEnglish || request.originalUrl.startsWith('/api/v1/admin') ? sourceLanguage : requestLanguage(request);
}

/** Returns the success messages in the language of the answer, and sets `Content-Language`. */
export function answersOf(request: Request, response: Response): (typeof answers)[AnswerLanguage] {
  const language = answerLanguage(request, response);
  response.set('Content-Language', language);
  return answers[language];
}
