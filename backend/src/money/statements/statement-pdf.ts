import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/paper.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { amountInFigures } from '../papers/in-words.js';
import { factsTable, letterhead, sealBox, type PrintedClinic } from '../papers/letterhead.js';
import { lineText } from './statement-text.js';
import type { StatementRows } from './statement.queries.js';

/** Content of a statement of account. Days are YYYY-MM-DD. */
export interface StatementContent extends StatementRows {
  clinic: PrintedClinic;
  patient: { name: string; reference: string };
  from: string;
  until: string;
  /** Clinic day of printing. */
  today: string;
}

/** Renders a statement of account as A4 pages. */
export async function statementPdf(content: StatementContent, language: AnswerLanguage): Promise<Buffer> {
  const words = inLanguages[language];
  const { clinic, patient, today, opening, closing, held } = content;
  const [from, until] = [sayDay(content.from, language), sayDay(content.until, language)];
  const day = sayDay(lastDayOf(content), language);
  return notoPdf({
    info: { title: `${words.STATEMENT} ${patient.reference}`, author: clinic.name },
    footer: (page, pages) => ({
      text: `${patient.reference} · ${words.PAGE({ page, pages })}`,
      alignment: 'center',
      color: MUTED,
      fontSize: 8,
    }),
    content: [
      ...letterhead(clinic, words.REGISTERED),
      { text: words.STATEMENT, fontSize: 14, bold: true, margin: [0, 20, 0, 8] },
      factsTable([
        [words.PATIENT, [patient.name, patient.reference].filter(Boolean).join(', ')],
        [words.PERIOD, words.PERIOD_OF({ from, until })],
        [words.DATE, sayDay(today, language)],
        [words.OPENING({ day: from }), amountInFigures(opening)],
      ]),
      ...(content.lines.length > 0 ? [linesTable(content, language)] : []),
      factsTable([
        [words.CLOSING({ day }), amountInFigures(closing)],
        ...(held > 0 ? [[words.HELD({ day }), amountInFigures(held)] as [string, string]] : []),
      ]),
      sealBox(words.SIGNED_FOR({ name: clinic.legalName ?? clinic.name }), words.SEAL),
    ],
  });
}

/** Day as of which the balance is: the last one of the period, but none that lies ahead of both the printing and the last line. */
function lastDayOf({ until, today, lines }: StatementContent): string {
  const known = [today, ...lines.map(({ day }) => day)].reduce((last, day) => (day > last ? day : last));
  return until < known ? until : known;
}

function linesTable(content: StatementContent, language: AnswerLanguage) {
  const words = inLanguages[language];
  const amount = (paise: number) => ({ text: amountInFigures(paise), alignment: 'right' as const, noWrap: true });
  const head = (text: string, alignment: 'left' | 'right') => ({ text, bold: true, alignment });
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 16, 0, 16] as [number, number, number, number],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', '*', 'auto', 'auto'],
      body: [
        [head(words.DATE, 'left'), head(words.FOR, 'left'), head(words.AMOUNT, 'right'), head(words.BALANCE, 'right')],
        ...content.lines.map((line) => [
          { text: sayDay(line.day, language), noWrap: true },
          { text: lineText(line, language) },
          amount(line.amount),
          amount(line.balance),
        ]),
      ],
    },
  };
}
