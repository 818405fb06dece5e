import { inLanguages } from '../../platform/generated-messages/receipt.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';

const METHODS = { UPI: 'UPI', Card: 'CARD', Cash: 'CASH', 'Net Banking': 'NET_BANKING' } as const;

/** Names a payment method in a language. */
export const methodText = (method: keyof typeof METHODS, language: AnswerLanguage): string =>
  inLanguages[language][METHODS[method]];
