import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { built } from '../../test/built-program.js';

const run = promisify(execFile);

/** Rows that wait until the young generation has been collected twice, and are garbage then, beside some that stay: the most of a heap, in MiB. */
const STREAM = `
const lasting = Array.from({ length: 300_000 }, (_, at) => ({ at, text: 'row ' + at }));
const waiting = [];
let most = 0;
for (let at = 0; at < 4_000_000; at++) {
  waiting[at % 200_000] = { at, text: 'row ' + at };
  if (at % 100_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
}
console.log(most / 2 ** 20, lasting.length);`;

async function mostOf(before: string): Promise<number> {
  const flags = ['--max-semi-space-size=1', '--input-type=module', '--eval'];
  const { stdout } = await run(process.execPath, [...flags, before + STREAM], { env: { PATH: process.env['PATH'] } });
  return Number.parseFloat(stdout);
}

it('a heap that is kept small does not grow to several times what is alive while rows stream through', async () => {
  const heap = JSON.stringify(built('platform/heap.js'));
  const [kept, left] = [await mostOf(`import { keepHeapSmall } from ${heap}; keepHeapSmall();`), await mostOf('')];
  expect({ kept, left, isSmall: kept < left * 0.75 }).toMatchObject({ isSmall: true });
}, 60_000);
