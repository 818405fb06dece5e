import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages as gateMessages } from '../../platform/generated-messages/gate.js';
import { inLanguages } from '../../platform/generated-messages/report.js';
import { sourceLanguage, type AnswerLanguage } from '../../platform/languages/request-language.js';
import { clinicDay, sayDay } from '../../platform/time/clinic-time.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';
import type { InBoth } from '../protocols/protocol-content.js';
import type { ScoreChange } from '../questionnaires/score-answers.js';
import { curveSvg } from './curve-svg.js';
import type { ReportContent, ReportedCurve } from './report-content.js';

/** How many curves, danger signs and scores are shown; the others are counted in a sentence. */
interface Room {
  curves: number;
  signs: number;
  scores: number;
}

/** From the most to the least: the first with which the report fits on one page is taken. */
const ROOMS: readonly Room[] = [
  { curves: 4, signs: 5, scores: 3 },
  { curves: 4, signs: 2, scores: 3 },
  { curves: 2, signs: 2, scores: 3 },
  { curves: 2, signs: 1, scores: 2 },
  { curves: 0, signs: 1, scores: 2 },
];

type Words = (typeof inLanguages)[AnswerLanguage];

/** Renders a report as one A4 page in a language. What clinicians typed stays in the language in which it was typed. */
export async function reportPdf(content: ReportContent, language: AnswerLanguage = sourceLanguage): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const room of ROOMS) {
    bytes = await pageOf(content, room, language);
    if (pagesIn(bytes) === 1) break;
  }
  return bytes;
}

/** Counts the pages of a PDF. */
const pagesIn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

async function pageOf(content: ReportContent, room: Room, language: AnswerLanguage): Promise<Buffer> {
  const words = inLanguages[language];
  const { phase, clinic, criteria, sessions, isSample } = content;
  const said = (text: InBoth) => text[language];
  return notoPdf({
    pageMargins: [40, 32, 40, 36],
    info: { title: words.TITLE({ number: phase.number, of: phase.of }), author: clinic },
    content: [
      { text: clinic, fontSize: 12, bold: true },
      { text: words.TITLE({ number: phase.number, of: phase.of }), fontSize: 15, bold: true, margin: [0, 6, 0, 0] },
      { text: `${said(phase.name)}. ${said(phase.goal)}`, color: MUTED },
      ...(isSample ? [{ text: words.SAMPLE, bold: true }] : []),
      { ...factsOf(content, language), margin: [0, 6, 0, 0] as Margin },
      title(words.CRITERIA),
      ...criteria.map(({ sentence, isMet, reason }) => ({
        columns: [
          {
            width: '*',
            stack: [said(sentence), ...(reason ? [{ text: words.REASON({ reason }), color: MUTED }] : [])],
          },
          { width: 90, text: isMet ? words.MET : words.NOT_MET, bold: !isMet },
        ],
        fontSize: 9,
        margin: [0, 1, 0, 1] as Margin,
      })),
      title(words.SESSIONS),
      { text: words.SESSIONS_COUNTED(sessions), fontSize: 9 },
      title(words.SIGNS),
      ...signsOf(content, room, language),
      title(words.CURVES),
      ...curvesOf(content, room, language),
      ...scoresOf(content, room, language),
    ],
  });
}

type Margin = [number, number, number, number];

const title = (text: string) => ({ text, fontSize: 11, bold: true, margin: [0, 8, 0, 2] as Margin });

/** Returns the day of an ISO time in a language. */
const dayOf = (at: string, language: AnswerLanguage) => sayDay(clinicDay(new Date(at)), language);

function factsOf(content: ReportContent, language: AnswerLanguage) {
  const words = inLanguages[language];
  const { patient, protocol, surgeryDate, side, doctor, physiotherapist, confirmedBy, phase } = content;
  const lines: [string, string | null][] = [
    [words.PATIENT, patient],
    [words.OPERATION, words.OPERATED({ protocol: protocol[language], side, day: sayDay(surgeryDate, language) })],
    [words.DOCTOR, doctor],
    [words.PHYSIOTHERAPIST, physiotherapist],
    [words.PHASE_TIME, words.FROM_UNTIL({ from: dayOf(phase.from, language), until: dayOf(phase.until, language) })],
    [words.CONFIRMED_BY, confirmedBy],
  ];
  const body = lines.filter((line): line is [string, string] => Boolean(line[1]));
  return {
    layout: 'noBorders',
    fontSize: 9,
    table: { widths: [110, '*'], body: body.map(([label, text]) => [{ text: label, color: MUTED }, text]) },
  };
}

function signsOf({ signs }: ReportContent, room: Room, language: AnswerLanguage) {
  const words = inLanguages[language];
  if (signs.length === 0) return [{ text: words.NO_SIGNS, fontSize: 9 }];
  const shown = signs.slice(-room.signs).map(({ questions, at, answeredAt, advice }) => ({
    fontSize: 9,
    stack: [
      `${dayOf(at, language)}: ${questions.map((question) => question[language]).join(' ')}`,
      {
        text: [answeredAt ? words.ANSWERED({ day: dayOf(answeredAt, language) }) : words.NOT_ANSWERED, advice]
          .filter(Boolean)
          .join(' '),
        color: MUTED,
      },
    ],
  }));
  const left = signs.length - shown.length;
  return left > 0 ? [...shown, { text: words.MORE_SIGNS({ count: left }), fontSize: 9 }] : shown;
}

function curvesOf({ curves }: ReportContent, room: Room, language: AnswerLanguage) {
  const words = inLanguages[language];
  // A yes or no is no curve.
  const drawn = curves.filter(({ measure }) => MEASURE_BOUNDS[measure].unit !== 'YES_OR_NO');
  if (drawn.length === 0) return [{ text: words.NO_VALUES, fontSize: 9 }];
  const cells = drawn.slice(0, room.curves).map((curve) => cellOf(curve, words, language));
  const rows = [cells.slice(0, 2), cells.slice(2)].filter((row) => row.length > 0);
  const left = drawn.length - cells.length;
  return [
    ...rows.map((columns) => ({ columns, columnGap: 16, margin: [0, 2, 0, 2] as Margin })),
    ...(left > 0 ? [{ text: words.MORE_CURVES({ count: left }), fontSize: 9 }] : []),
  ];
}

/** Scores with their first and their newest value; nothing where no questionnaire was answered. */
function scoresOf({ scores = [] }: ReportContent, room: Room, language: AnswerLanguage) {
  const words = inLanguages[language];
  if (scores.length === 0) return [];
  const shown = scores.slice(0, room.scores).map(({ name, higherIsBetter, points }) => ({
    fontSize: 9,
    margin: [0, 1, 0, 1] as Margin,
    text: [
      { text: words.SCORE({ name: name[language], higherIsBetter: higherIsBetter ? 'yes' : 'no' }), bold: true },
      ' ',
      firstAndLast(points)
        .map(({ occasion, at, value }) => words.SCORED({ occasion, value, day: dayOf(at, language) }))
        .join('; '),
      { text: changeIn(points.at(-1)?.change ?? null, words), color: MUTED },
    ],
  }));
  const left = scores.length - shown.length;
  return [
    title(words.SCORES),
    ...shown,
    ...(left > 0 ? [{ text: words.MORE_SCORES({ count: left }), fontSize: 9 }] : []),
  ];
}

/** Returns the first and the newest point; one if there is no other. */
const firstAndLast = <Point>(points: readonly Point[]) =>
  [...new Set([points[0], points.at(-1)])].flatMap((one) => one ?? []);

const changeIn = (change: ScoreChange | null, words: Words) => (change ? `. ${words.CHANGED({ change })}` : '');

function cellOf(curve: ReportedCurve, words: Words, language: AnswerLanguage) {
  const { measure, side, mode, points } = curve;
  const say = gateMessages[language];
  const amount = (value: number) => {
    const { unit } = MEASURE_BOUNDS[measure];
    return unit === 'YES_OR_NO' ? String(value) : say[unit]({ value });
  };
  const [first, last] = [points[0], points.at(-1)];
  const course =
    first && last
      ? words.COURSE({
          first: amount(first.value),
          from: dayOf(first.at, language),
          last: amount(last.value),
          until: dayOf(last.at, language),
        })
      : '';
  return {
    width: 240,
    stack: [
      {
        text: words.CURVE({ name: say.NAME({ measure }), side: side ?? 'NONE', mode: mode ?? 'NONE' }),
        fontSize: 9,
        bold: true,
      },
      { svg: curveSvg(curve) },
      { text: course, fontSize: 8, color: MUTED },
    ],
  };
}
