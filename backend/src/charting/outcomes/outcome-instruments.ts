/** A question of an instrument. */
export interface OutcomeItem {
  text: string;
  low: number;
  high: number;
}

/** A questionnaire whose scores are recorded: its range, and what a difference means. */
export interface OutcomeInstrument {
  key: string;
  name: string;
  low: number;
  high: number;
  higherIsBetter: boolean;
  /** Smallest difference that matters to patients; null where the source names none. */
  importantDifference: number | null;
  /** Source of range and difference. */
  source: string;
  /** Whether the patient names three to five activities, each 0 to 10. */
  usesActivities: boolean;
  /** Slug of the shipped questionnaire by which patients answer it themselves, where it is not the key. */
  questionnaire?: string;
  /** Empty: the words are licensed, and the total of a paper form is entered. */
  items: OutcomeItem[];
}

/** An instrument of which the total of a paper form is entered. */
const byTotal = (
  key: string,
  name: string,
  [low, high]: [number, number],
  meaning: Pick<OutcomeInstrument, 'higherIsBetter' | 'importantDifference' | 'source'>,
): OutcomeInstrument => ({ key, name, low, high, ...meaning, usesActivities: false, items: [] });

/** The instruments, in the order in which they are offered (bench §4). */
export const OUTCOME_INSTRUMENTS: readonly OutcomeInstrument[] = [
  {
    key: 'PSFS',
    name: 'Patient-Specific Functional Scale',
    low: 0,
    high: 10,
    higherIsBetter: true,
    importantDifference: 2,
    source: 'Stratford 1995',
    usesActivities: true,
    items: [],
  },
  {
    key: 'GROC',
    name: 'Global Rating of Change',
    low: -7,
    high: 7,
    higherIsBetter: true,
    importantDifference: 2,
    source: 'Jaeschke 1989; Kamper 2009',
    usesActivities: false,
    questionnaire: 'global-change',
    items: [
      {
        text: 'Since treatment began: -7 is a very great deal worse, 0 is no change, 7 is a very great deal better.',
        low: -7,
        high: 7,
      },
    ],
  },
  byTotal('ODI', 'Oswestry Disability Index', [0, 100], {
    higherIsBetter: false,
    importantDifference: 10,
    source: 'Fairbank 2000; Ostelo 2008',
  }),
  byTotal('NDI', 'Neck Disability Index', [0, 50], {
    higherIsBetter: false,
    importantDifference: 5,
    source: 'Vernon 1991; MacDermid 2009',
  }),
  byTotal('QUICKDASH', 'QuickDASH', [0, 100], {
    higherIsBetter: false,
    importantDifference: 8,
    source: 'Beaton 2005; Mintken 2009',
  }),
  byTotal('LEFS', 'Lower Extremity Functional Scale', [0, 80], {
    higherIsBetter: true,
    importantDifference: 9,
    source: 'Binkley 1999',
  }),
  byTotal('RMDQ', 'Roland-Morris Disability Questionnaire', [0, 24], {
    higherIsBetter: false,
    importantDifference: 5,
    source: 'Roland 1983; Ostelo 2008',
  }),
  byTotal('SPADI', 'Shoulder Pain and Disability Index', [0, 100], {
    higherIsBetter: false,
    importantDifference: 10,
    source: 'Roach 1991; Williams 1995',
  }),
  byTotal('KOOS_JR', 'KOOS, JR.', [0, 100], {
    higherIsBetter: true,
    importantDifference: null,
    source: 'Lyman 2016',
  }),
  byTotal('HOOS_JR', 'HOOS, JR.', [0, 100], {
    higherIsBetter: true,
    importantDifference: null,
    source: 'Lyman 2016',
  }),
  byTotal('BARTHEL', 'Barthel Index', [0, 100], {
    higherIsBetter: true,
    importantDifference: null,
    source: 'Mahoney 1965',
  }),
];

/** Finds an instrument by its key. */
export const findInstrument = (key: string): OutcomeInstrument | undefined =>
  OUTCOME_INSTRUMENTS.find((instrument) => instrument.key === key);
