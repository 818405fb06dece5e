import { findBrowser } from './find-browser.mjs';
import { runProgram } from './program.mjs';
import { TaskError } from './root.mjs';
import { withReport } from './test-report.mjs';

/** Runs the journeys of frontend/e2e in a real browser, against their own server. */
export async function runBrowserTests(args = []) {
  const CHROME_PATH = await findBrowser();
  if (!CHROME_PATH) throw new TaskError('No browser was found. Install chromium, or set CHROME_PATH to one.');
  return withReport(async (E2E_REPORT) => {
    const env = { ...process.env, CHROME_PATH, E2E_REPORT };
    const command = ['test', '--config', 'frontend/playwright.config.ts', ...args];
    return { code: await runProgram('playwright', command, { env }), count: countPlaywright };
  });
}

/** A journey that passed on retry, which happens only with CI=true, counts as passed. */
function countPlaywright({ suites, stats }) {
  const journeys = suites.flatMap((suite) => journeysOf(suite, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: journeys.filter(({ status }) => status === 'unexpected' || status === 'skipped'),
    flaky: journeys.filter(({ status }) => status === 'flaky'),
  };
}

function journeysOf({ title, specs, suites = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: [`[${projectName}] ${path.join(' › ')}`, spec.title].join(' › '),
      reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      status,
    })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, path))];
}
