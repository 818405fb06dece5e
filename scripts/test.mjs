import { stripVTControlCharacters } from 'node:util';
import { runBrowserTests } from './browser-tests.mjs';
import { check } from './check.mjs';
import { TaskError } from './root.mjs';
import { runUnitTests } from './unit-tests.mjs';

const PARTS = [
  { title: 'Checks', run: check },
  { title: 'Unit and API tests', run: runUnitTests },
  { title: 'Journeys in a browser', run: runBrowserTests },
];

/** Number of lines of each failure to repeat at the end. */
const REASON_LINES = 20;

/**
 * Runs all parts of the tests, even if one fails. Failures are repeated at the end, because often only the end of a long
 * output is kept; the last line is `N passed, N failed`.
 */
export async function test() {
  const results = [];
  for (const { title, run } of PARTS) {
    console.log(`\n── ${title} ──`);
    const started = performance.now();
    const result = await countOf(run);
    results.push({ title, minutes: (performance.now() - started) / 60_000, ...result });
  }
  console.log();
  for (const { title, passed, failed, minutes } of results)
    console.log(`${title}: ${passed} passed, ${failed} failed, in ${minutes.toFixed(1)} minutes`);
  return conclude(results);
}

/** Runs one part, with the same report. */
export async function report(run, args) {
  return conclude([await countOf(run, args)]);
}

async function countOf(run, args) {
  try {
    return await run(args);
  } catch (error) {
    console.error(error instanceof TaskError ? error.message : error);
    return { passed: 0, failed: 1, failures: [], flaky: [] };
  }
}

function tell(what, tests) {
  for (const { name, reason } of tests) {
    const lines = stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() && !/^ +at .*(node_modules|<anonymous>)/.test(line));
    console.log([`\n${what}: ${name}`, ...lines.slice(0, REASON_LINES)].join('\n  '));
  }
}

function conclude(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  for (const { flaky } of results) tell('Passed at the second try only', flaky);
  for (const { failures } of results) tell('Failed', failures);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
