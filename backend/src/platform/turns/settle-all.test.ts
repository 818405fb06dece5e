import { expect, it } from 'vitest';
import { settleAll } from './settle-all.js';

const fail = async (what: string) => {
  throw new Error(what);
};

it('waits for all of it, also when one fails at once', async () => {
  let isDone = false;
  const slow = new Promise((resolve) => setImmediate(resolve)).then(() => (isDone = true));
  await expect(settleAll([fail('at once'), slow])).rejects.toThrow('at once');
  expect(isDone).toBe(true);
});

it('tells of each failure, and of none where there is none', async () => {
  await expect(settleAll([Promise.resolve(1), Promise.resolve(2)])).resolves.toBeUndefined();
  const several = await settleAll([fail('one'), Promise.resolve(2), fail('other')]).catch((error: unknown) => error);
  expect(several).toBeInstanceOf(AggregateError);
  expect((several as AggregateError).errors).toEqual([new Error('one'), new Error('other')]);
});
