import type { Request, Response } from 'express';
import type { Actor } from '../../identity/auth/actor.js';
import { inLanguages as answers } from '../generated-messages/answers.js';
import { bearerOf } from '../http/bearer.js';
import { requestLanguage, sourceLanguage, type AnswerLanguage } from './request-language.js';

/** Has the answer in English, whatever was asked for: of a door of the clinic's people. */
export function answerInEnglish(response: Response): void {
  response.locals['isInEnglish'] = true;
}

/** The language of an answer: the one that patients and visitors ask for; English for the clinic's people and for programs. */
export function answerLanguage(request: Request, response: Response): AnswerLanguage {
  const actor = response.locals['actor'] as Actor | undefined;
  const isOfClinic = actor !== undefined && !['visitor', 'user', 'patient'].includes(actor.role);
  const isInEnglish = isOfClinic || bearerOf(request) !== undefined || response.locals['isInEnglish'] === true;
  return isInEnglish || request.originalUrl.startsWith('/api/v1/admin') ? sourceLanguage : requestLanguage(request);
}

/** What the server says of what was done, in the language of the answer, which is noted on it. */
export function answersOf(request: Request, response: Response): (typeof answers)[AnswerLanguage] {
  const language = answerLanguage(request, response);
  response.set('Content-Language', language);
  return answers[language];
}
