import { sourceLanguage, type AnswerLanguage } from '../answers/request-language.js';
import { isOfPatients, sentenceIn } from './patient-reasons.js';
import type { SentReason } from './sent-reason.js';

/** The sentences of a refusal. */
export interface Sentences {
  message: string;
  fields?: Record<string, string>;
}

/**
 * What a refusal says in another language, made of its reasons; undefined where that has no sentence for one of them, since half a refusal
 * in each language would help nobody, and for English, in which it stands already.
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
