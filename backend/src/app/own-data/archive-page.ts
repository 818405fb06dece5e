import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay, sayMoment } from '../../platform/time/clinic-time.js';
import type { ArchiveKind, ArchiveType, ArchiveTexts } from './archive-kind.js';
import { WORDS } from './archive-words.js';

/** Language and words of a page. */
export interface PageStyle {
  language: AnswerLanguage;
  words: ArchiveTexts;
}

/** A row as PostgreSQL wrote it. */
export type ArchiveRow = Record<string, unknown>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Begins the page. It needs no network: its style is in it, and a policy forbids scripts and requests. */
export function pageStart({ language, words }: PageStyle, of: { clinic: string; name: string; at: Date }): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${escape(words.HEADING)}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem; color: #1a1a1a; background: #fff; }
h2 { margin-top: 2.5rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid #767676; padding: .4rem .6rem; text-align: left; vertical-align: top; }
th { background: #f0f0f0; }
.wide { overflow: visible; }
.wide table, .wide tr, .wide td { display: block; }
.wide tr { border: 1px solid #767676; margin-bottom: .75rem; }
.wide tr:first-child, .wide td:empty { display: none; }
.wide td { border: 0; overflow-wrap: anywhere; }
.wide td::before { content: attr(data-heading) ': '; font-weight: 600; }
@media (max-width: 40rem) {
  table, tr, td { display: block; }
  tr { border: 1px solid #767676; margin-bottom: .75rem; }
  tr:first-child, td:empty { display: none; }
  td { border: 0; overflow-wrap: anywhere; }
  td::before { content: attr(data-heading) ': '; font-weight: 600; }
}
</style>
</head>
<body>
<h1>${escape(words.HEADING)}</h1>
<p>${escape(of.clinic)}</p>
<p>${escape(words.OF_WHOM({ name: of.name, at: sayMoment(of.at, language) }))}</p>
<p>${escape(words.ABOUT)}</p>
`;
}

/** Ends the page. @param notes number of treatment notes, which are left out */
export function pageEnd({ words }: PageStyle, notes: number): string {
  const left = [words.LEFT_NOTES({ notes }), words.LEFT_NAMES, words.LEFT_CODES, words.LEFT_FILES];
  return `<h2>${escape(words.TITLE_LEFT_OUT)}</h2>
<ul>
${left.map((sentence) => `<li>${escape(sentence)}</li>`).join('\n')}
</ul>
<p>${escape(words.RIGHTS)}</p>
</body>
</html>
`;
}

/** Writes a kind as a table, a slice of rows after the other. */
export async function* tableOf(kind: ArchiveKind, slices: AsyncIterable<ArchiveRow[]>, style: PageStyle) {
  const { words } = style;
  const shown = kind.columns.flatMap(([name, heading, type]) => (heading ? [{ name, heading, type }] : []));
  yield `<h2 id="${kind.name}">${escape(words[kind.title])}</h2>\n`;
  const headings = shown.map(({ heading }) => escape(words[heading]));
  let isBegun = false;
  for await (const rows of slices) {
    if (!isBegun) yield tableStart(headings);
    isBegun = true;
    yield rows
      .map(
        (row) =>
          `<tr>${shown.map(({ name, type }, at) => `<td data-heading="${headings[at]}">${cellOf(row[name], type, style)}</td>`).join('')}</tr>\n`,
      )
      .join('');
  }
  yield isBegun ? '</table></div>\n' : `<p>${escape(words.NOTHING)}</p>\n`;
}

/** Columns of a table that fits beside one another; a row of more, and any on a phone, is a list of its values. */
const MOST_BESIDE = 6;

const tableStart = (headings: readonly string[]) =>
  `<div class="table${headings.length > MOST_BESIDE ? ' wide' : ''}"><table>\n<tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr>\n`;

function cellOf(value: unknown, type: ArchiveType, style: PageStyle): string {
  if (value === null || value === undefined || value === '') return '';
  if (type === 'text' && typeof value === 'string' && value.startsWith('files/')) return linksTo(value);
  return escape(sayValue(value, type, style)).replaceAll('\n', '<br>');
}

const linksTo = (files: string) =>
  files
    .split(', ')
    .map((file) => `<a href="${escape(file)}">${escape(file)}</a>`)
    .join(' ');

function sayValue(value: unknown, type: ArchiveType, style: PageStyle): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (type) {
    case 'moment': {
      return sayMoment(new Date(text), style.language);
    }
    case 'day': {
      return sayDay(text, style.language);
    }
    case 'rupees': {
      return `₹${(Number(text) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    }
    case 'word': {
      return sayWord(text, style);
    }
    case 'parts': {
      return sayParts(value, style);
    }
    case 'text': {
      return text;
    }
  }
}

/** Returns the word of a name in the contract; of a name without a word, the name written as words. */
function sayWord(name: string, { words }: PageStyle): string {
  const known = WORDS[name.toUpperCase().replaceAll(/[\s-]/g, '_')];
  if (known) return words[known];
  const written = name.replaceAll('_', ' ').toLowerCase();
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** Writes a JSON value in a line: values with their names. */
function sayParts(value: unknown, style: PageStyle): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map((one) => sayParts(one, style))
      .filter(Boolean)
      .join('; ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, part]) => [sayWord(name, style), sayParts(part, style)])
    .flatMap(([name, part]) => (part ? [`${name}: ${part}`] : []))
    .join(', ');
}
