import { essenceOf, type Question } from './questions.js';
import type { Side } from './side.js';

/** Pairs of a question before the clock runs, so that both sides are warm. */
const WARM_UP = 20;
const ROUNDS = 6;
const PAIRS = 10;
/** No new round begins later than this, in milliseconds. */
const LONGEST = 180_000;

/** What a question cost either side: p50 in milliseconds. */
export interface Figure {
  question: Question;
  product: number;
  reference: number;
}

/**
 * Asks both sides the same in turn, round after round, so that whatever else the machine does meets both alike.
 * @throws when the two do not agree: a fast wrong answer is worth nothing
 */
export async function measure(questions: Question[], product: Side, reference: Side): Promise<Figure[]> {
  const sides = [product, reference];
  for (const question of questions) for (let at = 0; at < WARM_UP; at++) await askBoth(question, at, sides);
  const times = new Map(questions.map((question) => [question, [[], []] as [number[], number[]]]));
  const started = performance.now();
  for (let round = 0; round < ROUNDS && performance.now() - started < LONGEST; round++) {
    for (const [question, [ours, theirs]] of times) {
      for (let at = round * PAIRS; at < (round + 1) * PAIRS; at++) {
        const [one = 0, other = 0] = await askBoth(question, at, sides);
        ours.push(one);
        theirs.push(other);
      }
    }
  }
  return [...times].map(([question, [ours, theirs]]) => ({
    question,
    product: median(ours),
    reference: median(theirs),
  }));
}

/** Asks the `at`-th variant of a question, now one side first and then the other; answers the times in the order of the sides. */
export async function askBoth(question: Question, at: number, sides: Side[]): Promise<number[]> {
  const asked = question.asked[at % question.asked.length];
  if (!asked) return [];
  const ask = async () => {
    const order = at % 2 ? sides.toReversed() : sides;
    const answers = new Map<Side, Awaited<ReturnType<Side['ask']>>>();
    for (const side of order) answers.set(side, await side.ask(asked));
    return sides.flatMap((side) => answers.get(side) ?? []);
  };
  const agree = (answers: { body: string }[]) => new Set(answers.map(({ body }) => essenceOf(body))).size === 1;
  const answers = await ask();
  // Who is active changes from one moment to the next: one more try tells that from a wrong answer.
  if (!agree(answers)) {
    const again = await ask();
    if (!agree(again)) throw new Error(disagreement(question, again));
  }
  return answers.map(({ milliseconds }) => milliseconds);
}

function disagreement({ name, what }: Question, answers: { body: string }[]): string {
  const told = answers.map(({ body }) => essenceOf(body).slice(0, 600));
  return `${name} (${what}): the product and the reference do not agree.\n${told.join('\n')}`;
}

/** The one in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
