import { availableParallelism } from 'node:os';
import { captureProgram } from './program.mjs';

const CHECKS = [
  {
    name: 'types',
    commands: [
      // Checks the types of the backend, and leaves the program that the tests after this start.
      ['node', 'scripts/tasks.mjs', 'build', 'backend'],
      ['tsc', '-p', 'frontend'],
      ['tsc', '-p', 'frontend/worker'],
      ['tsc', '-p', 'backend/tsconfig.test.json'],
      ['tsc', '-p', 'scripts'],
    ],
  },
  { name: 'lint', commands: [['oxlint', '--type-aware']] },
  { name: 'format', commands: [['prettier', '--check', '--log-level', 'warn', '.']], advice: 'npm run format' },
  { name: 'messages that nothing says', commands: [['node', 'scripts/messages/check-main.mjs']] },
  { name: 'unused files, exports and packages', commands: [['knip', '--no-progress']] },
  {
    name: 'generated code',
    commands: [['graphql-codegen', '--config', 'codegen.ts', '--check']],
    advice: 'npm run codegen',
  },
];

/** Runs the static checks, one per core at a time, since most of them use one. Each counts as one test. */
export async function check() {
  /** @type {import('./test-report.mjs').Counts} */
  const counts = { passed: 0, failed: 0, failures: [], flaky: [] };
  const left = CHECKS.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => checkOneByOne(left, counts)));
  return counts;
}

/** Runs checks from the shared queue until it is empty. */
async function checkOneByOne(left, counts) {
  for (const { name, commands, advice } of left) {
    const started = performance.now();
    const failures = await outputsOfFailed(commands);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (failures.length === 0) {
      counts.passed += 1;
      console.log(`✓ ${name} (${seconds} s)`);
    } else {
      counts.failed += 1;
      counts.failures.push({ name, reason: failures.join('\n') });
      console.log(`✗ ${name} (${seconds} s)${advice ? `: ${advice} fixes it` : ''}\n${failures.join('\n')}`);
    }
  }
}

async function outputsOfFailed(commands) {
  const failures = [];
  for (const [program, ...args] of commands) {
    const { code, output } = await captureProgram(program, args);
    if (code !== 0) failures.push(output.trim() || `${program} ended with ${code}`);
  }
  return failures;
}
