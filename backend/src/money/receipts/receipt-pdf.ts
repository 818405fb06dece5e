import { sourceLanguage, type AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/receipt.js';
import { inLanguages as papers } from '../../platform/generated-messages/paper.js';
import { HEALTH_CARE } from '../charges/charge.entity.js';
import { chargeText } from '../papers/charge-text.js';
import { amountInFigures, spellAmount } from '../papers/in-words.js';
import { factsTable, letterhead, sealBox } from '../papers/letterhead.js';
import { methodText } from '../papers/method-text.js';
import type { PrintedReceipt } from '../payments/printed-receipt.js';

/** Cash amount above which a revenue stamp is required, in paise. */
const STAMP_ABOVE = 500_000;

/** Number, day and content of a receipt. */
export interface IssuedReceipt {
  number: string;
  /** YYYY-MM-DD. */
  issuedOn: string;
  printed: PrintedReceipt;
}

/** Returns the title: a bill of supply if the clinic has a GST number, otherwise a receipt. */
export function titleOf({ clinic }: PrintedReceipt, language: AnswerLanguage = sourceLanguage): string {
  const { BILL, TITLE } = inLanguages[language];
  return clinic.gstin ? BILL : TITLE;
}

/** Whether the receipt needs a box for a revenue stamp. */
export const needsStamp = ({ method, amountPaise }: PrintedReceipt) => method === 'Cash' && amountPaise > STAMP_ABOVE;

/** Returns the lines of a receipt as label and value; omits unknown values. The stored content is not translated. */
export function linesOf(
  { number, issuedOn, printed }: IssuedReceipt,
  language: AnswerLanguage = sourceLanguage,
): [label: string, text: string][] {
  const [words, onPaper] = [inLanguages[language], papers[language]];
  const { patient, session, amountPaise, method, receivedOn, reference, clinic } = printed;
  const treated = session?.physiotherapist && [session.physiotherapist, session.registrationNumber];
  const lines: [string, string | null | undefined][] = [
    [words.NUMBER, number],
    [words.DATE, sayDay(issuedOn, language)],
    [words.RECEIVED_FROM, patient ? `${patient.name || words.NOT_KNOWN}, ${patient.reference}` : words.NOT_KNOWN],
    [words.FOR, purposeOf(printed, language)],
    [words.TREATED_BY, treated && treated.filter(Boolean).join(', ')],
    [words.SERVICE_CODE, clinic.gstin && `SAC ${HEALTH_CARE}`],
    [words.RECEIVED_ON, sayDay(receivedOn, language)],
    [words.PAID_BY, methodText(method, language)],
    [words.REFERENCE, reference],
    [words.AMOUNT, amountInFigures(amountPaise)],
    [onPaper.IN_WORDS, spellAmount(amountPaise, language)],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

/** Says what was paid for: the charges that it paid at the issue, what paid none, or the session that it names. */
function purposeOf({ session, pays = [], isDeposit, amountPaise }: PrintedReceipt, language: AnswerLanguage): string {
  const [words, onPaper] = [inLanguages[language], papers[language]];
  if (isDeposit) return onPaper.DEPOSIT;
  if (pays.length === 0)
    return session ? words.SESSION_OF({ day: sayDay(session.day, language) }) : words.PHYSIOTHERAPY;
  const free = pays.reduce((rest, { amount }) => rest - amount, amountPaise);
  return [
    ...pays.map((part) =>
      onPaper.PART({ amount: amountInFigures(part.amount), what: chargeText(part.charge, language) }),
    ),
    ...(free > 0 ? [onPaper.ADVANCE({ amount: amountInFigures(free) })] : []),
  ].join('\n');
}

/** Renders a receipt as a one-page PDF. */
export async function receiptPdf(receipt: IssuedReceipt, language: AnswerLanguage = sourceLanguage): Promise<Buffer> {
  const [words, onPaper] = [inLanguages[language], papers[language]];
  const { printed } = receipt;
  const { name, legalName } = printed.clinic;
  return notoPdf({
    info: { title: `${titleOf(printed, language)} ${receipt.number}`, author: name },
    content: [
      ...letterhead(printed.clinic, onPaper.REGISTERED),
      { text: titleOf(printed, language), fontSize: 14, bold: true, margin: [0, 24, 0, 12] },
      factsTable(linesOf(receipt, language)),
      sealBox(words.SIGNED_FOR({ name: legalName ?? name }), onPaper.SEAL),
      ...(needsStamp(printed) ? [stampBox(words.STAMP)] : []),
    ],
  });
}

const stampBox = (text: string) => ({
  table: { widths: [80], heights: [64], body: [[{ text, color: MUTED, alignment: 'center' as const }]] },
});
