import { sourceLanguage, type AnswerLanguage } from '../languages/request-language.js';
import { isOfPatients, sentenceIn } from './patient-reasons.js';
import type { SentReason } from './reason.js';

/** Translated sentences of an error. */
export interface Sentences {
  message: string;
  fields?: Record<string, string>;
}

/**
 * Translates an error from its reasons. Returns undefined for English, and if the language lacks a sentence for one of the reasons, so that
 * an error is never in two languages.
 */
export function translated(reasons: readonly SentReason[], language: AnswerLanguage): Sentences | undefined {
  if (language === sourceLanguage) return undefined;
  const said = reasons.map(({ code, values }) => (isOfPatients(code) ? sentenceIn(language, code, values) : undefined));
  if (!said.every((sentence) => sentence !== undefined)) return undefined;
  const fields = reasons.flatMap(({ field }, at) => (field === undefined ? [] : [[field, said[at] ?? ''] as const]));
  const whole = said.filter((_, at) => reasons[at]?.field === undefined);
  // Sentences of inputs have no full stop.
  const message = (whole.length > 0 ? whole : said).join('। ');
  return { message, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) };
}
