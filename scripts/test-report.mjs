import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Result of a part of the tests: counts of passed and failed tests, with name and reason of those that failed or needed a retry.
 * @typedef {{ name: string, reason: string }} NamedTest
 * @typedef {{ passed: number, failed: number, failures: NamedTest[], flaky: NamedTest[] }} Counts
 */

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0, failures: [], flaky: [] };

/**
 * Runs a test runner that writes a JSON report to the given file, and counts its tests. `count` counts skipped tests as
 * failed, and returns, as { name, reason }, the tests that failed and those that passed on retry. A runner that crashed, failed outside its
 * tests, or found no tests also counts as failed.
 */
export async function withReport(run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'physiotherapy-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, count } = await run(file);
    const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
    if (counted.failed > 0 || (code === 0 && counted.passed > 0)) return counted;
    const name = code === 0 ? 'No test ran.' : `The runner failed (${code}) outside of its tests.`;
    return { ...counted, failed: 1, failures: [{ name, reason: '' }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
