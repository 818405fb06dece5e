import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT_DIR } from '../src/config.js';
import { freshPhone, insertAdmin, insertApiKey, insertPatient } from './builders.js';
import { makeTemporaryFolder } from './temporary-folder.js';
import { createTestApp, type TestApp } from './test-app.js';

const EXAMPLES = ['with-apollo.ts', 'with-urql.ts', 'with-graphql-request.ts'];
/** More than one page of them. */
const PATIENTS = 120;

/** The blocks of code below `## Examples` of docs/integrators.md: files by the name in their first line, and commands. */
function examples() {
  const paper = readFileSync(path.join(ROOT_DIR, 'docs/integrators.md'), 'utf8');
  const [section = ''] = /^## Examples$.*?(?=^## )/ms.exec(paper) ?? [];
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({ language, text }));
  const files = blocks.flatMap(({ language, text }) => {
    const [line = '', name = ''] = /^(?:\/\/|#) (\S+)\n/.exec(text) ?? [];
    return language === 'sh' ? [] : [{ name, text: text.slice(line.length) }];
  });
  const [install = '', run = ''] = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
  return { files, install, run };
}

let app: TestApp;
let key: string;
let folder: ReturnType<typeof makeTemporaryFolder>;
const { files, install, run } = examples();
const inFolder = (name: string) => path.join(folder.dir, name);

/** Commands in the folder of the examples, with this server and key: how they ended, and what they said. */
function shell(commands: string, secret = key): Promise<{ code: number; output: string; errors: string }> {
  const bins = [path.dirname(process.execPath), path.join(ROOT_DIR, 'node_modules/.bin'), process.env['PATH']];
  const env = { PATH: bins.join(':'), PHYSIOTHERAPY_URL: app.origin, PHYSIOTHERAPY_KEY: secret };
  return new Promise((resolve) => {
    // What is asked of npx is there, and not to be fetched.
    const script = `set -e; npx() { "$@"; }\n${commands}`;
    const child = execFile('sh', ['-c', script], { cwd: folder.dir, env }, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}

/** The last of the lines that a program printed, and those before it. */
function told(output: string) {
  const lines = output.trimEnd().split('\n');
  return { last: lines.pop(), read: lines.toSorted() };
}

/** Everybody as the programs print them. */
async function everybody(): Promise<string[]> {
  const rows = await app.sql<{ line: string }>(
    "select format('PT-%s %s %s', lpad(number::text, 6, '0'), name, age(date '2026-03-10', birth_date)) as line from patient",
  );
  return rows.map(({ line }) => line.replace(/ (\d+) years.*$/, ' $1')).toSorted();
}

beforeAll(async () => {
  app = await createTestApp();
  folder = makeTemporaryFolder();
  for (let count = 0; count < PATIENTS; count++) await insertPatient(app.sql, { name: `Patient ${count}` });
  const { id } = await insertAdmin(app.sql);
  key = (await insertApiKey(app.sql, id, { scopes: ['patients:read', 'patients:write'] })).text;
  for (const { name, text } of files) writeFileSync(inFolder(name), text);
  // Only what the paper says to install is there.
  for (const line of install.trimEnd().split('\n')) {
    for (const name of line.replace(/ #.*/, '').match(/(?<= )(?!install)[@a-z][\w@/.-]+/g) ?? []) {
      mkdirSync(path.dirname(inFolder(`node_modules/${name}`)), { recursive: true });
      symlinkSync(path.join(ROOT_DIR, 'node_modules', name), inFolder(`node_modules/${name}`));
    }
  }
});
afterAll(async () => {
  folder.remove();
  await app.close();
});

describe('the examples for integrators, as the paper has them', () => {
  it('are all there, and the commands make types, find no mistake, and register a patient', async () => {
    const before = await everybody();
    const { code, output, errors } = await shell(run.replaceAll(/^export .*\n/gm, ''));
    expect([code, errors, output]).toEqual([0, expect.anything(), expect.stringContaining('Registered as PT-')]);
    expect(before).toHaveLength(PATIENTS);
  });
});
