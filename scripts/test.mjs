import { runBrowserTests } from './browser-tests.mjs';
import { check } from './check.mjs';
import { TaskError } from './root.mjs';
import { runUnitTests } from './unit-tests.mjs';

const PARTS = [
  { title: 'Checks', run: check },
  { title: 'Unit and API tests', run: runUnitTests },
  { title: 'Journeys in a browser', run: runBrowserTests },
];

/** Everything that must hold, part after part even if one fails; the last line says `N passed, N failed`. */
export async function test() {
  const results = [];
  for (const { title, run } of PARTS) {
    console.log(`\n── ${title} ──`);
    results.push({ title, ...(await countOf(run)) });
  }
  console.log();
  for (const { title, passed, failed } of results) console.log(`${title}: ${passed} passed, ${failed} failed`);
  return conclude(results);
}

/** One part alone, told in the same words. */
export async function report(run, args) {
  return conclude([await countOf(run, args)]);
}

async function countOf(run, args) {
  try {
    return await run(args);
  } catch (error) {
    console.error(error instanceof TaskError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function conclude(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
