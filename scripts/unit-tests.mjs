import path from 'node:path';
import { runProgram } from './program.mjs';
import { root } from './root.mjs';
import { withReport } from './test-report.mjs';

/** Runs the unit and API tests of backend and frontend. */
export function runUnitTests(args = []) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return { code: await runProgram('vitest', ['run', ...reporters, ...args]), count: countVitest };
  });
}

function countVitest(report) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      name: `${path.relative(root, file.name)} › ${test.fullName}`,
      reason: test.failureMessages.join('\n'),
      isPassed: test.status === 'passed',
    })),
  );
  // A file that fails to load has no tests to count.
  const broken = report.testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((file) => ({ name: path.relative(root, file.name), reason: file.message }));
  const failures = [...tests.filter((test) => !test.isPassed), ...broken];
  const passed = tests.filter((test) => test.isPassed);
  return { passed: passed.length, failed: failures.length, failures, flaky: passed.filter((test) => test.reason) };
}
