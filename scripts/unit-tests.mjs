import { runProgram } from './program.mjs';
import { withReport } from './test-report.mjs';

/** The unit and API tests of both sides. */
export function runUnitTests(args = []) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return { code: await runProgram('vitest', ['run', ...reporters, ...args]), count: countVitest };
  });
}

function countVitest(report) {
  // A file that could not even be loaded has no tests to count.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + broken.length };
}
