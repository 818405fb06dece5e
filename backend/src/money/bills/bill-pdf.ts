import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/paper.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { chargeText } from '../papers/charge-text.js';
import { amountInFigures, spellAmount } from '../papers/in-words.js';
import { factsTable, letterhead, sealBox } from '../papers/letterhead.js';
import type { AttendedSessions, IssuedBill } from './bill.queries.js';
import type { PrintedBill, PrintedLine } from './printed-bill.js';

/** What a bill says as of its printing. */
export interface PrintedNow {
  /** Sessions of its packages. */
  attended: readonly AttendedSessions[];
  /** Clinic day of printing. */
  today: string;
  language: AnswerLanguage;
}

const GENDERS = { male: 'MALE', female: 'FEMALE', other: 'OTHER_GENDER' } as const;

/** Renders a bill as A4 pages. Its content is not translated. */
export async function billPdf(bill: IssuedBill, now: PrintedNow): Promise<Buffer> {
  const { language } = now;
  const words = inLanguages[language];
  const { clinic } = bill.printed;
  const title = words[bill.title];
  return notoPdf({
    info: { title: `${title} ${bill.number}`, author: clinic.name },
    footer: (page, pages) => ({
      text: `${bill.number} · ${words.PAGE({ page, pages })}`,
      alignment: 'center',
      color: MUTED,
      fontSize: 8,
    }),
    content: [
      ...letterhead(clinic, words.REGISTERED),
      { text: title, fontSize: 14, bold: true, margin: [0, 12, 0, 4] },
      ...(bill.canceledReason === null ? [] : [{ text: words.CANCELED, bold: true, margin: [0, 0, 0, 8] as Margin }]),
      factsTable(factsOf(bill, language)),
      { ...linesTable(bill.printed, now), margin: [0, 12, 0, 4] },
      factsTable(sumsOf(bill, language)),
      sealBox(words.SIGNED_FOR({ name: clinic.legalName ?? clinic.name }), words.SEAL),
    ],
  });
}

type Margin = [number, number, number, number];

/** Returns the facts above the lines as label and value; omits unknown values. */
export function factsOf(
  { number, day, printed }: IssuedBill,
  language: AnswerLanguage,
): [label: string, text: string][] {
  const words = inLanguages[language];
  const { name, reference, age, gender, referringDoctor, diagnosis } = printed.patient;
  const facts: [string, string | null][] = [
    [words.NUMBER, number],
    [words.DATE, sayDay(day, language)],
    [words.PATIENT, [name, reference].filter(Boolean).join(', ')],
    [words.AGE, age === null ? null : words.YEARS({ years: age })],
    [words.GENDER, gender ? words[GENDERS[gender]] : null],
    [words.REFERRED_BY, referringDoctor],
    [words.DIAGNOSIS, diagnosis],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** Returns the sums below the lines as label and value: total in figures and words, and what was paid and due at the issue. */
export function sumsOf(bill: IssuedBill, language: AnswerLanguage): [label: string, text: string][] {
  const words = inLanguages[language];
  const { totalPaise: total, taxablePaise, cgstPaise, sgstPaise, printed } = bill;
  const day = sayDay(bill.day, language);
  const { credited, paid } = printed;
  return [
    ...(cgstPaise > 0
      ? ([
          [words.TAXABLE, amountInFigures(taxablePaise)],
          ['CGST', amountInFigures(cgstPaise)],
          ['SGST', amountInFigures(sgstPaise)],
        ] as [string, string][])
      : []),
    [words.TOTAL, amountInFigures(total)],
    [words.IN_WORDS, spellAmount(total, language)],
    ...(credited > 0 ? ([[words.CREDITED_UNTIL({ day }), amountInFigures(credited)]] as [string, string][]) : []),
    [words.PAID_UNTIL({ day }), amountInFigures(paid)],
    [words.DUE_ON({ day }), amountInFigures(total - credited - paid)],
  ];
}

/** The lines of a bill; columns of discount and tax only where there is any. */
function linesTable({ lines }: PrintedBill, now: PrintedNow) {
  const words = inLanguages[now.language];
  const hasDiscount = lines.some(({ discount }) => discount > 0);
  const hasTax = lines.some(({ gstRate }) => gstRate > 0);
  const columns: [head: string, cell: (line: PrintedLine) => string][] = [
    ...(hasDiscount
      ? ([
          [words.PRICE, ({ gross }) => amountInFigures(gross)],
          [words.DISCOUNT, ({ discount }) => amountInFigures(discount)],
        ] as [string, (line: PrintedLine) => string][])
      : []),
    ...(hasTax
      ? ([
          [words.TAXABLE, ({ taxable }) => amountInFigures(taxable)],
          ['CGST', ({ cgst, gstRate }) => halfOf(cgst, gstRate)],
          ['SGST', ({ sgst, gstRate }) => halfOf(sgst, gstRate)],
        ] as [string, (line: PrintedLine) => string][])
      : []),
    [words.AMOUNT, ({ amount }) => amountInFigures(amount)],
  ];
  const fontSize = columns.length > 3 ? 8 : 10;
  const head = [words.DATE, words.FOR, ...columns.map(([text]) => text)];
  return {
    layout: 'lightHorizontalLines',
    fontSize,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', '*', ...columns.map(() => 'auto')],
      body: [
        head.map((text, at) => ({ text, bold: true, alignment: at < 2 ? ('left' as const) : ('right' as const) })),
        ...lines.map((line) => [
          { text: sayDay(line.day, now.language), noWrap: true },
          { stack: saidOf(line, now).map((text, at) => (at === 0 ? { text } : { text, color: MUTED, fontSize: 8 })) },
          ...columns.map(([, cell]) => ({ text: cell(line), alignment: 'right' as const, noWrap: true })),
        ]),
      ],
    },
  };
}

/** Half a tax with half its rate, such as ₹12.50 (2.5 %). */
const halfOf = (half: number, rate: number) => `${amountInFigures(half)} (${rate / 200} %)`;

/** What a line is for; below it who treated, the code, and the sessions of a package. */
export function saidOf(line: PrintedLine, { attended, today, language }: PrintedNow): string[] {
  const words = inLanguages[language];
  const { chargeId, hsn } = line;
  const treated = namedPhysiotherapist(line);
  const ofPackage = attended.find((one) => one.chargeId === chargeId);
  return [
    chargeText(line, language),
    ...(treated ? [words.TREATED_BY({ name: treated })] : []),
    ...(hsn ? [`${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`] : []),
    ...(ofPackage ? [attendedText(ofPackage, today, language)] : []),
  ];
}

function attendedText({ sessions }: AttendedSessions, today: string, language: AnswerLanguage): string {
  const words = inLanguages[language];
  const day = sayDay(today, language);
  if (sessions.length === 0) return words.ATTENDED_NONE({ day });
  const said = sessions.map((session) =>
    [sayDay(session.day, language), namedPhysiotherapist(session)].filter(Boolean).join(', '),
  );
  return words.ATTENDED({ day, sessions: said.join('; ') });
}

const namedPhysiotherapist = ({
  physiotherapist,
  registrationNumber,
}: Pick<PrintedLine, 'physiotherapist' | 'registrationNumber'>) =>
  physiotherapist && [physiotherapist, registrationNumber].filter(Boolean).join(', ');
