import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs a test runner that writes a JSON report to the file it is given, and counts its tests. Skipped tests count as
 * failed: `count` sees to it. So does a runner that crashed, failed outside of its tests, or found none.
 */
export async function withReport(run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'physiotherapy-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, count } = await run(file);
    const { passed, failed } = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0 };
    const isBroken = failed === 0 && (code !== 0 || passed === 0);
    if (isBroken) console.log(code === 0 ? 'No test ran.' : `The runner failed (${code}) outside of its tests.`);
    return { passed, failed: failed + (isBroken ? 1 : 0) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
