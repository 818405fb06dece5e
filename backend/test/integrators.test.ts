import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';
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
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({
    language,
    text,
  }));
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

/** Everybody as the programs print them, at the moment of this server. */
async function everybody(): Promise<string[]> {
  const rows = await app.sql<{ line: string }>(
    `select concat_ws(' ', 'PT-' || lpad(number::text, 6, '0'), name, extract(year from age('2026-03-10', birth_date))) as line
     from patient`,
  );
  return rows.map(({ line }) => line).toSorted();
}

beforeAll(async () => {
  app = await createTestApp();
  folder = makeTemporaryFolder();
  for (let count = 0; count < PATIENTS; count++) await insertPatient(app.sql, { name: `Patient ${count}` });
  const { id } = await insertAdmin(app.sql);
  key = (await insertApiKey(app.sql, id, { scopes: ['patients:read', 'patients:write'] })).text;
  for (const { name, text } of files) writeFileSync(inFolder(name), text);
  // What they import is there when the paper says to install it.
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
  beforeAll(async () => {
    // As the paper says it, from the types to the first program.
    const { code, output, errors } = await shell(run.replaceAll(/^export .*\n/gm, ''));
    expect([code, errors, output]).toEqual([0, '', expect.stringMatching(/\nRegistered as PT-\d{6}\n$/)]);
  });

  it('have types of the served contract: what it does not know does not compile', async () => {
    const [first = { name: '', text: '' }] = files.filter(({ name }) => name === EXAMPLES[0]);
    writeFileSync(inFolder(first.name), first.text.replace('node.age', 'node.height'));
    const wrong = await shell('npx tsc');
    writeFileSync(inFolder(first.name), first.text);
    expect(wrong.output).toMatch(/^with-apollo\.ts\(\d+,\d+\): error TS2339: Property 'height' does not exist/);
    writeFileSync(inFolder('clinic.graphql'), 'query { patientsConnection(first: 1) { total } }');
    const unknown = await shell('npx graphql-codegen');
    expect([unknown.code, unknown.errors]).toEqual([1, expect.stringContaining('Cannot query field "total"')]);
  });

  it('are one for each client, beside what all of them import', () => {
    expect(files.map(({ name }) => name).filter((name) => name.startsWith('with-'))).toEqual(EXAMPLES);
  });

  describe.each(EXAMPLES)('%s', (example) => {
    /** What the program says to the number of an order and of a patient. */
    const say = async (order: string, number: string, secret = key) =>
      shell(`node ${example} ${order} ${number}`, secret);

    it('reads everybody to the end, once', async () => {
      const all = await everybody();
      expect(all.length).toBeGreaterThan(100);
      expect(told((await say(example, '1')).output).read).toEqual(all);
    });

    it('says which input is at fault, and that somebody is registered already, by code and reasons', async () => {
      const number = freshPhone();
      const refused = await say(`${example}:refused`, '12345');
      expect([refused.code, told(refused.output).last]).toEqual([0, 'Refused: correct contactNumber (INVALID_PHONE)']);
      expect(told((await say(`${example}:a`, number)).output).last).toMatch(/^Registered as PT-\d{6}$/);
      expect(told((await say(`${example}:b`, number)).output).last).toBe(
        'Refused: look the patient up: somebody has registered them already',
      );
    });

    it('registers a patient once, however often it is sent', async () => {
      const number = freshPhone();
      const { last } = told((await say(`${example}:once`, number)).output);
      expect(last).toMatch(/^Registered as PT-\d{6}$/);
      expect(told((await say(`${example}:once`, number)).output).last).toBe(last);
      const rows = await app.sql<{ name: string }>('select name from patient where contact_phone = $1', [number]);
      expect(rows).toEqual([{ name: 'Asha Rani' }]);
    });

    it('ends with the refusal when its key opens nothing', async () => {
      const { code, errors } = await say(example, '1', `${key.slice(0, -1)}-`);
      expect([code, errors]).toEqual([1, expect.stringContaining('UNAUTHENTICATED')]);
    });
  });
});
