import { sourceLanguage, type AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/receipt.js';
import type { PaymentMethod } from '../payments/payment.entity.js';
import type { PrintedReceipt } from '../payments/printed-receipt.js';

/** SAC of physiotherapy by a clinical establishment: exempt from GST, so the bill of supply has no tax line. */
const SERVICE_CODE = '999314';
/** Cash amount above which a revenue stamp is required, in paise. */
const STAMP_ABOVE = 500_000;

/** Number, day and content of a receipt. */
export interface IssuedReceipt {
  number: string;
  /** YYYY-MM-DD. */
  issuedOn: string;
  printed: PrintedReceipt;
}

const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const METHODS = { UPI: 'UPI', Card: 'CARD', Cash: 'CASH', 'Net Banking': 'NET_BANKING' } as const satisfies Record<
  PaymentMethod,
  keyof (typeof inLanguages)[AnswerLanguage]
>;

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
  const words = inLanguages[language];
  const { patient, session, amountPaise, method, receivedOn, reference, clinic } = printed;
  const treated = session?.physiotherapist && [session.physiotherapist, session.registrationNumber];
  const lines: [string, string | null | undefined][] = [
    [words.NUMBER, number],
    [words.DATE, sayDay(issuedOn, language)],
    [words.RECEIVED_FROM, patient ? `${patient.name || words.NOT_KNOWN}, ${patient.reference}` : words.NOT_KNOWN],
    [words.FOR, session ? words.SESSION_OF({ day: sayDay(session.day, language) }) : words.PHYSIOTHERAPY],
    [words.TREATED_BY, treated && treated.filter(Boolean).join(', ')],
    [words.SERVICE_CODE, clinic.gstin && `SAC ${SERVICE_CODE}`],
    [words.RECEIVED_ON, sayDay(receivedOn, language)],
    [words.PAID_BY, words[METHODS[method]]],
    [words.REFERENCE, reference],
    [words.AMOUNT, rupees(amountPaise)],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

/** Renders a receipt as a one-page PDF. */
export async function receiptPdf(receipt: IssuedReceipt, language: AnswerLanguage = sourceLanguage): Promise<Buffer> {
  const words = inLanguages[language];
  const { printed } = receipt;
  const { name, legalName, address, phones, email, gstin, header } = printed.clinic;
  const beside = [header, address, [...phones, email].join(' · '), gstin && `GSTIN ${gstin}`];
  return notoPdf({
    info: { title: `${titleOf(printed, language)} ${receipt.number}`, author: name },
    content: [
      { text: name, fontSize: 16, bold: true },
      ...(legalName && legalName !== name ? [{ text: legalName }] : []),
      ...beside.filter((text): text is string => Boolean(text)).map((text) => ({ text, color: MUTED })),
      { text: titleOf(printed, language), fontSize: 14, bold: true, margin: [0, 24, 0, 12] },
      {
        layout: 'lightHorizontalLines',
        table: {
          widths: [120, '*'],
          body: linesOf(receipt, language).map(([label, text]) => [{ text: label, color: MUTED }, text]),
        },
      },
      { text: words.SIGNED_FOR({ name: legalName ?? name }), alignment: 'right', margin: [0, 32, 0, 48] },
      { text: words.SIGNATURE, alignment: 'right', color: MUTED },
      ...(needsStamp(printed) ? [stampBox(words.STAMP)] : []),
    ],
  });
}

const stampBox = (text: string) => ({
  table: { widths: [80], heights: [64], body: [[{ text, color: MUTED, alignment: 'center' as const }]] },
});
