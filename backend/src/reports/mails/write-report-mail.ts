import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  escapeHtml,
  htmlPage,
  type MailFile,
  type MailWriter,
  mailTexts,
  paragraphsOf,
} from '../../messaging/index.js';
import { languageTags } from '../../identity/index.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { FEW, figureText, type MailRow, type MailTable, readMailTables } from './mail-table.js';
import type { Period } from './mail-times.js';
import { type MailPart, ReportMail } from './report-mail.entity.js';

/** Rows of a table in the mail itself; the file has all of them. */
const MOST_SHOWN = 60;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the outbox stores of a mail of reports. */
export type ReportMailContent = Period & { name: string; parts: MailPart[] };

/** Returns the writer of mails of reports; a mail that was deleted meanwhile is not sent. */
export function reportMailWriter(em: EntityManager): MailWriter {
  return async ({ subjectId, language, text, content }) => {
    const own = em.fork();
    if ((await own.count(ReportMail, { id: subjectId })) === 0) return undefined;
    const { name, parts, from, until } = content as ReportMailContent;
    const tables = await readMailTables(
      own,
      parts.map((part) => ({ physiotherapistId: undefined, measure: undefined, ...part, from, until })),
    );
    const files: MailFile[] = [];
    for (const [at, table] of tables.entries()) {
      const file = `${at + 1}-${table.title.toLowerCase()}-${from}-${until}.xlsx`;
      files.push({ name: file, type: XLSX, bytes: await workbookOf(table) });
    }
    const tag = languageTags[language];
    const subject = mailTexts(language).REPORT_SUBJECT({ name, from: sayDay(from, tag), until: sayDay(until, tag) });
    return {
      subject,
      text: [text, ...tables.map(textOf)].join('\n\n'),
      html: htmlPage([paragraphsOf(text), ...tables.map(htmlOf)].join('\n')),
      files,
    };
  };
}

function textOf({ title, columns, rows, notes }: MailTable): string {
  const lines = shown(rows).map(({ label, figures }) =>
    [label, ...columns.map((column, at) => `${column.label} ${figureText(figures[at] ?? null, column) || '-'}`)].join(
      ' | ',
    ),
  );
  return [title, ...lines, ...notes].join('\n');
}

function htmlOf({ title, columns, rows, notes }: MailTable): string {
  const cell = (tag: 'th' | 'td', text: string, isFigure: boolean) =>
    `<${tag} style="padding:4px 8px;border:1px solid #ccc;text-align:${isFigure ? 'right' : 'left'}">${escapeHtml(text)}</${tag}>`;
  const head = [cell('th', '', false), ...columns.map(({ label }) => cell('th', label, true))].join('');
  const body = shown(rows).map(({ label, figures }) => {
    const cells = columns.map((column, at) => cell('td', figureText(figures[at] ?? null, column), true));
    return `<tr>${cell('th', label, false)}${cells.join('')}</tr>`;
  });
  const table = `<table style="border-collapse:collapse"><tr>${head}</tr>${body.join('')}</table>`;
  return [`<h2>${escapeHtml(title)}</h2>`, table, ...notes.map((note) => `<p>${escapeHtml(note)}</p>`)].join('\n');
}

/** Returns the rows that the mail itself shows, with the total. */
const shown = (rows: readonly MailRow[]) =>
  rows.length > MOST_SHOWN ? [...rows.slice(0, MOST_SHOWN - 1), ...rows.slice(-1)] : rows;

async function workbookOf({ title, columns, rows }: MailTable): Promise<Buffer> {
  const cells = columns.map(({ label: header, unit }, at): ExportColumn<MailRow> => {
    const isMoney = unit === 'PAISE';
    const cell = ({ figures }: MailRow) => {
      const figure = figures[at] ?? null;
      if (figure === null || figure === FEW) return figure ?? '';
      return isMoney ? figure / 100 : figure;
    };
    return { header, width: 16, ...(isMoney && { kind: 'money' }), cell };
  });
  const label = { header: 'label', width: 32, cell: (row: MailRow) => row.label };
  // Load the library on first use: many processes never need it.
  const { writeXlsx } = await import('../../platform/exports/table-xlsx.js');
  return buffer(writeXlsx(each(rows), title, [label, ...cells]));
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
