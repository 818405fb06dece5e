import { expect, it } from 'vitest';
import { readInThread } from './read-in-thread.js';

const never = new AbortController().signal;
const read = (bytes: Buffer, limits: object, ended = never) =>
  readInThread(bytes, { today: '2026-03-10', mapped: { given: {}, kept: {} } }, ended, {
    patience: 25_000,
    memory: {},
    ...limits,
  });
const csv = Buffer.from('Name,Phone\nAsha,9876543210\n');

it('a file that takes too much memory or time is refused, and the process lives', async () => {
  await expect(read(csv, { memory: { maxOldGenerationSizeMb: 4 } })).rejects.toThrow('Too much');
  await expect(read(csv, { patience: 1 })).rejects.toThrow('Too much');
  expect(await read(csv, {})).toMatchObject({
    headings: [
      { heading: 'Name', column: 'NAME' },
      { heading: 'Phone', column: 'PHONE' },
    ],
    rows: [{ row: 2, values: { name: 'Asha' } }],
  });
});

it('a reading that is ended says what for', async () => {
  const ending = new AbortController();
  const reading = read(csv, {}, ending.signal);
  ending.abort(new Error('the process ends'));
  await expect(reading).rejects.toThrow('the process ends');
});
