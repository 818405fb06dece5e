import type { Question } from './questions.js';

const SEARCH = 'query ($text: String!) { search(text: $text) { kind id title detail } }';
/** Of clinic §7: at most three times what hand-written SQL takes. */
const GOAL = 3;

interface Searched {
  text: string;
  reference: Question['asked'][number]['reference'];
}

/** The ways in which a record is looked for (clinic §7), over a database with so many generated patients. */
export function searchQuestions(patients: number): Question[] {
  const question = (name: string, what: string, asked: Searched[]): Question => ({
    name,
    what,
    goal: GOAL,
    asked: asked.map(({ text, reference }) => ({ product: { query: SEARCH, variables: { text } }, reference })),
  });
  const middle = String(Math.floor(patients / 2)).padStart(7, '0');
  return [
    question('S1', 'a number', [{ text: `PT-${middle}`, reference: { statement: 'foundNumber', values: [middle] } }]),
    question('S2', 'a whole phone number', [whole(`700${middle}`)]),
    question('S3', 'the beginning of a phone number', [digits('70000'), digits('700001')]),
    question('S4', 'the end of a phone number', [digits('4321'), digits('98765')]),
    question('S5', 'a name of many', [name('sharma', 'srm'), name('kumar', 'kumr')]),
    question('S6', 'a name and a surname', [name('ramesh gupta', 'rms gupt'), name('sunita yadav', 'sunit idv')]),
    question('S7', 'a name in Devanagari', [name('रमेश', 'rms'), name('शर्मा', 'srm')]),
    question('S8', 'a name of nobody', [name('zzyzx', 'jijks'), name('qwrtp', 'kvrtp')]),
    question('S9', 'part of a name', [name('amesh', 'ams'), name('ivastav', 'ivstv')]),
  ];
}

const whole = (typed: string): Searched => ({
  text: typed,
  reference: { statement: 'foundPhone', values: [`+91${typed}`] },
});

const digits = (typed: string): Searched => ({
  text: typed,
  reference: {
    statement: 'foundDigits',
    values: [typed.length < 10 ? Number(typed) : 0, `+91${typed}%`, `${Array.from(typed).toReversed().join('')}%`],
  },
});

/** The reference is told the key that the product has to find. */
const name = (text: string, key: string): Searched => ({
  text,
  reference: {
    statement: /[a-z]/.test(text) ? 'foundName' : 'foundDevanagari',
    values: [`% ${key} %`, `%${text}%`, ...key.split(' ').map((word) => `%${word}%`), '%'].slice(0, 4),
  },
});
