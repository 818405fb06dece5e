import { ToWords as English } from 'to-words/en-IN';
import { ToWords as Hindi } from 'to-words/hi-IN';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';

const speakers = { en: new English(), hi: new Hindi() } satisfies Record<AnswerLanguage, object>;

/** Formats an amount in words, in lakh and crore: One Lakh Rupees And Fifty Paise Only. @param paise 0 or more */
export function spellAmount(paise: number, language: AnswerLanguage): string {
  // As text, because the quotient of a large amount is not exact.
  const rupees = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  return speakers[language].convert(rupees, { currency: true });
}

/** Formats an amount in figures: ₹1,23,456.50. */
export const amountInFigures = (paise: number): string =>
  `${paise < 0 ? '-' : ''}₹${(Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
