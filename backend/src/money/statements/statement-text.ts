import { inLanguages } from '../../platform/generated-messages/paper.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { chargeText } from '../papers/charge-text.js';
import { methodText } from '../papers/method-text.js';
import type { StatementLine } from './statement.queries.js';

/** Says what a line of a statement is, in a language as far as staff did not write it. */
export function lineText(
  { kind, charge, creditKind, method, number }: StatementLine,
  language: AnswerLanguage,
): string {
  const words = inLanguages[language];
  const what = charge ? chargeText(charge, language) : '';
  const how = method ? methodText(method, language) : '';
  switch (kind) {
    case 'CHARGE':
      return what;
    case 'PAYMENT':
      return number ? words.PAYMENT_RECEIPT({ method: how, number }) : words.PAYMENT({ method: how });
    case 'REFUND':
      return words.REFUND({ method: how, number: number ?? '' });
    default: {
      const text = creditText(creditKind, what, language);
      return number ? words.CREDIT_NOTE({ text, number }) : text;
    }
  }
}

function creditText(kind: StatementLine['creditKind'], what: string, language: AnswerLanguage): string {
  const words = inLanguages[language];
  switch (kind) {
    case 'WRITE_OFF':
      return words.WRITE_OFF({ what });
    case 'DISCOUNT':
      return words.DISCOUNT_OF({ what });
    case 'PACKAGE_CLOSED':
      return words.PACKAGE_CLOSED({ what });
    case 'CANCELLATION':
      return words.CANCELLATION({ what });
    default:
      return words.ADVANCE_BROUGHT;
  }
}
