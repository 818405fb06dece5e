import { expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue.js';

/** Work that ends when the test says so, and notes when it begins. */
function setUp() {
  const turns = new KeyedQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (name: string, what: string) =>
    turns.take(name, async () => {
      begun.push(what);
      await new Promise<void>((end) => void ends.push(end));
      if (what === 'fails') throw new Error('it failed');
      return what;
    });
  return { take, begun, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('what has the same name goes one after the other, and what has another one at once', async () => {
  const { take, begun, ends } = setUp();
  const all = [take('a', 'first'), take('a', 'second'), take('b', 'other')];
  await settled();
  expect(begun).toEqual(['first', 'other']);
  for (const end of ends.splice(0)) end();
  await settled();
  expect(begun).toEqual(['first', 'other', 'second']);
  ends[0]?.();
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
});

it('what fails says so to its own caller, and the next has its turn', async () => {
  const { take, begun, ends } = setUp();
  const fails = take('a', 'fails');
  const next = take('a', 'next');
  await settled();
  ends[0]?.();
  await expect(fails).rejects.toThrow('it failed');
  await settled();
  ends[1]?.();
  expect(await next).toBe('next');
  expect(begun).toEqual(['fails', 'next']);
});
