import { sourceLanguage, type AnswerLanguage } from '../../platform/answers/request-language.js';
import { sayDay } from '../../platform/clinic-time.js';
import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/receipt.js';
import type { PaymentMethod } from '../payments/payment.entity.js';
import type { PrintedReceipt } from './printed-receipt.js';

/** Health care services by a clinical establishment, physiotherapy: exempt, so that a bill of supply has no line of tax. */
const SERVICE_CODE = '999314';
/** Cash above it, in paise, asks for a revenue stamp. */
const STAMP_ABOVE = 500_000;

/** What a receipt is made of. */
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

/** What the sheet is called: who has a GST number gives a bill of supply. */
export function titleOf({ clinic }: PrintedReceipt, language: AnswerLanguage = sourceLanguage): string {
  const { BILL, TITLE } = inLanguages[language];
  return clinic.gstin ? BILL : TITLE;
}

/** Whether there is a box for the revenue stamp. */
export const needsStamp = ({ method, amountPaise }: PrintedReceipt) => method === 'Cash' && amountPaise > STAMP_ABOVE;

/** The lines of a receipt, each with what it says; what is not known has none. What was frozen is the same in each language. */
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

/** A receipt as a PDF of one page. */
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
