import { MUTED, notoPdf } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/sheet.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import { drawStills, type Figure } from '../figures/index.js';
import { boxesSvg } from './boxes-svg.js';
import type { SheetContent, SheetExercise } from './sheet-content.js';
import { stillSvg } from './still-svg.js';

type Words = (typeof inLanguages)[AnswerLanguage];
type Margin = [number, number, number, number];

/** Widths in points of the page: all of it, and the pictures. */
const WIDTH = 515;
const PICTURES = 230;
const GAP = 8;
const MINUTE = 60;

/** Renders an exercise sheet as A4 pages in a language. Names stay as they were typed. */
export async function sheetPdf(content: SheetContent, language: AnswerLanguage, day: string): Promise<Buffer> {
  const words = inLanguages[language];
  const { clinic, patient, physiotherapist, plan, phase, exercises, stopped, isSample } = content;
  return notoPdf({
    pageMargins: [40, 36, 40, 48],
    info: { title: words.TITLE, author: clinic },
    footer: (page, pages) => ({
      text: words.FOOTER({ patient, page, pages }),
      alignment: 'center',
      color: MUTED,
      fontSize: 8,
      margin: [40, 8, 40, 0],
    }),
    content: [
      { text: clinic, fontSize: 11, bold: true },
      { text: words.TITLE, fontSize: 18, bold: true, margin: [0, 4, 0, 0] },
      {
        text: [patient, physiotherapist && words.PHYSIOTHERAPIST({ name: physiotherapist })].filter(Boolean).join('. '),
      },
      { text: words.PHASE({ plan, number: phase.number, of: phase.of, name: phase.name }), color: MUTED },
      { text: words.AS_OF({ day: sayDay(day, language) }), color: MUTED },
      ...(isSample ? [{ text: words.SAMPLE_PLAN, bold: true }] : []),
      ...(stopped
        ? [{ text: stopped, bold: true, fontSize: 13, margin: [0, 12, 0, 0] as Margin }]
        : [{ text: words.HOW_TO_TICK, margin: [0, 6, 0, 0] as Margin }]),
      ...exercises.map((exercise, index) => blockOf(exercise, { number: index + 1, side: content.side, words })),
      dangerOf(content, words),
    ],
  });
}

interface Place {
  number: number;
  side: SheetContent['side'];
  words: Words;
}

/** An exercise, on one page: pictures beside name, dose and steps, and the boxes below. */
function blockOf(exercise: SheetExercise, { number, side, words }: Place) {
  const { name, instructions, hint, guide, timesPerDay } = exercise;
  const pictures = guide ? picturesOf(guide.figure as Figure, side) : [];
  const text = {
    width: '*',
    fontSize: 11,
    stack: [
      { text: `${number}. ${name}`, fontSize: 13, bold: true },
      ...(side === 'NONE' ? [] : [{ text: words.SIDE({ side }), color: MUTED }]),
      { text: doseOf(exercise, words), bold: true },
      guide
        ? { ol: guide.steps, margin: [0, 2, 0, 0] as Margin }
        : { text: instructions, margin: [0, 2, 0, 0] as Margin },
      ...(hint ? [{ text: words.HINT({ hint }) }] : []),
      ...(guide?.caution ? [{ text: [{ text: `${words.CAUTION} `, bold: true }, guide.caution] }] : []),
      ...(guide && !guide.isReviewed ? [{ text: words.SAMPLE, color: MUTED, fontSize: 8 }] : []),
    ],
  };
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0] as Margin,
    stack: [
      pictures.length > 0 ? { columns: [{ width: PICTURES, stack: pictures }, text], columnGap: 14 } : text,
      weekOf(timesPerDay, words),
    ],
  };
}

/** Stills in rows of two. */
function picturesOf(figure: Figure, side: SheetContent['side']) {
  const width = (PICTURES - GAP) / 2;
  const cells = drawStills(figure).map((shapes) => ({ svg: stillSvg(shapes, side, width), width }));
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => ({
    columns: cells.slice(row * 2, row * 2 + 2),
    columnGap: GAP,
    margin: [0, 0, 0, GAP] as Margin,
  }));
}

/** A column for each of seven days, with as many boxes as the exercise is done a day. */
function weekOf(timesPerDay: number, words: Words) {
  const days = [
    words.MONDAY,
    words.TUESDAY,
    words.WEDNESDAY,
    words.THURSDAY,
    words.FRIDAY,
    words.SATURDAY,
    words.SUNDAY,
  ];
  const boxes = { svg: boxesSvg(timesPerDay) };
  return {
    margin: [0, 4, 0, 0] as Margin,
    layout: { hLineColor: () => '#C9D6D5', vLineColor: () => '#C9D6D5' },
    table: {
      widths: days.map(() => WIDTH / days.length - 9),
      body: [
        days.map((day) => ({ text: day, fontSize: 8, color: MUTED, alignment: 'center' as const })),
        days.map(() => ({ ...boxes, alignment: 'center' as const })),
      ],
    },
  };
}

function doseOf({ sets, reps, holdSeconds: seconds, timesPerDay }: SheetExercise, words: Words): string {
  const times = words.TIMES_A_DAY({ count: timesPerDay });
  if (sets * reps === 1 && seconds >= MINUTE)
    return words.DOSE_MINUTES({ minutes: Math.round(seconds / MINUTE), times });
  return seconds > 0 ? words.DOSE_HELD({ sets, reps, seconds, times }) : words.DOSE({ sets, reps, times });
}

function dangerOf({ dangerSigns, phones }: SheetContent, words: Words) {
  const [phone] = phones;
  return {
    unbreakable: true,
    margin: [0, 16, 0, 0] as Margin,
    stack: [
      { text: words.DANGER, fontSize: 13, bold: true },
      { text: words.DANGER_STOP },
      { ul: dangerSigns },
      {
        text: phone ? words.CALL({ phone }) : words.CALL_EMERGENCY,
        bold: true,
        fontSize: 12,
        margin: [0, 4, 0, 0] as Margin,
      },
    ],
  };
}
