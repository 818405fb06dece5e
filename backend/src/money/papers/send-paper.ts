import type { Request, Response } from 'express';
import { answerLanguage } from '../../platform/answers/answer-language.js';
import { plainQuery } from '../../platform/http/rest.js';
import { parseInput } from '../../platform/inputs/parse-input.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { paperQuery } from './paper-language.js';

/** Returns the language of a document: `language` of the query, else that of the answer. @throws AppError BAD_INPUT */
export function languageOfPaper(request: Request, response: Response): AnswerLanguage {
  const { language } = parseInput(paperQuery, { language: plainQuery(request)['language'] || undefined });
  return language ?? answerLanguage(request, response);
}

/** Sends a document as a PDF, which no cache keeps. */
export function sendPaper(response: Response, language: AnswerLanguage, name: string, bytes: Buffer): void {
  response
    .set({ 'Content-Language': language, 'Cache-Control': 'no-store' })
    .attachment(`${name.replaceAll('/', '-')}.pdf`)
    .type('pdf')
    .send(bytes);
}
