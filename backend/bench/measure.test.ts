import { describe, expect, it } from 'vitest';
import { askBoth } from './measure.js';
import { essenceOf, questions } from './questions.js';
import type { Side } from './side.js';

const [question] = questions(1_000, []);

/** A server that gives these answers, the last one for ever. */
function answering(...bodies: string[]): Side {
  return { ask: async () => ({ body: (bodies.length > 1 ? bodies.shift() : bodies[0]) ?? '', milliseconds: 1 }) };
}
const page = (total: number, ...ids: string[]) =>
  JSON.stringify({ data: { patients: { total, patients: ids.map((id) => ({ id, name: 'Asha' })) } } });

async function ask(product: Side, reference: Side): Promise<number[]> {
  if (!question) throw new Error('there is no question');
  return askBoth(question, 0, [product, reference]);
}

describe('the benchmark', () => {
  it.each([
    ['a wrong total', page(3, 'a', 'b')],
    ['another order', page(2, 'b', 'a')],
    ['a missing row', page(2, 'a')],
  ])('fails on %s, however fast it came', async (_what, wrong) => {
    await expect(ask(answering(wrong), answering(page(2, 'a', 'b')))).rejects.toThrow('do not agree');
  });

  it('asks once more where time has passed between two answers', async () => {
    expect(await ask(answering(page(2, 'a', 'b'), page(1, 'b')), answering(page(1, 'b')))).toEqual([1, 1]);
  });

  it('compares a CSV by the ids of its lines', () => {
    expect(essenceOf('\uFEFFID,Patient\r\n1,"Lal, Mohan"\r\n2,N/A\r\n')).toBe(essenceOf('ID,Patient\n1,Asha\n2,N/A\n'));
    expect(essenceOf('ID\n1\n2\n')).not.toBe(essenceOf('ID\n1\n'));
  });
});
