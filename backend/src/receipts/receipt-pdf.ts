import { sayDay } from '../clinic-time.js';
import { MUTED, notoPdf } from '../exports/noto-pdf.js';
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

/** What the sheet is called: who has a GST number gives a bill of supply. */
export const titleOf = ({ clinic }: PrintedReceipt) => (clinic.gstin ? 'Bill of supply' : 'Receipt');

/** Whether there is a box for the revenue stamp. */
export const needsStamp = ({ method, amountPaise }: PrintedReceipt) => method === 'Cash' && amountPaise > STAMP_ABOVE;

/** The lines of a receipt, each with what it says; what is not known has none. */
export function linesOf({ number, issuedOn, printed }: IssuedReceipt): [label: string, text: string][] {
  const { patient, session, amountPaise, method, receivedOn, reference, clinic } = printed;
  const treated = session?.physiotherapist && [session.physiotherapist, session.registrationNumber];
  const lines: [string, string | null | undefined][] = [
    ['Number', number],
    ['Date', sayDay(issuedOn)],
    ['Received from', patient ? `${patient.name || 'N/A'}, ${patient.reference}` : 'N/A'],
    ['For', session ? `Physiotherapy, session of ${sayDay(session.day)}` : 'Physiotherapy'],
    ['Treated by', treated && treated.filter(Boolean).join(', ')],
    ['Service code', clinic.gstin && `SAC ${SERVICE_CODE}`],
    ['Received on', sayDay(receivedOn)],
    ['Paid by', method],
    ['Reference', reference],
    ['Amount', rupees(amountPaise)],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

/** A receipt as a PDF of one page. */
export async function receiptPdf(receipt: IssuedReceipt): Promise<Buffer> {
  const { printed } = receipt;
  const { name, legalName, address, phones, email, gstin, header } = printed.clinic;
  const beside = [header, address, [...phones, email].join(' · '), gstin && `GSTIN ${gstin}`];
  return notoPdf({
    info: { title: `${titleOf(printed)} ${receipt.number}`, author: name },
    content: [
      { text: name, fontSize: 16, bold: true },
      ...(legalName && legalName !== name ? [{ text: legalName }] : []),
      ...beside.filter((text): text is string => Boolean(text)).map((text) => ({ text, color: MUTED })),
      { text: titleOf(printed), fontSize: 14, bold: true, margin: [0, 24, 0, 12] },
      {
        layout: 'lightHorizontalLines',
        table: {
          widths: [120, '*'],
          body: linesOf(receipt).map(([label, text]) => [{ text: label, color: MUTED }, text]),
        },
      },
      { text: `For ${legalName ?? name}`, alignment: 'right', margin: [0, 32, 0, 48] },
      { text: 'Signature', alignment: 'right', color: MUTED },
      ...(needsStamp(printed) ? [STAMP_BOX] : []),
    ],
  });
}

const STAMP_BOX = {
  table: {
    widths: [80],
    heights: [64],
    body: [[{ text: 'Revenue stamp', color: MUTED, alignment: 'center' as const }]],
  },
};
