import { inLanguages } from '../../platform/generated-messages/paper.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay } from '../../platform/time/clinic-time.js';

/** A charge as documents name it. */
export interface NamedCharge {
  kind: string;
  /** As staff or the database wrote it. */
  text: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Says what a charge is for, in a language as far as staff did not write it. */
export function chargeText({ kind, text, day }: NamedCharge, language: AnswerLanguage): string {
  const words = inLanguages[language];
  switch (kind) {
    case 'SESSION':
      return words.SESSION({ day: sayDay(day, language) });
    case 'NO_SHOW':
      return words.NO_SHOW({ day: sayDay(day, language) });
    case 'LATE_CANCEL':
      return words.LATE_CANCEL({ day: sayDay(day, language) });
    case 'OPENING':
      return words.BROUGHT_OVER;
    case 'PACKAGE':
      return words.PACKAGE({ name: text });
    default:
      return text;
  }
}
