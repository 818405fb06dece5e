import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { languages } from './messages/languages.mjs';
import { captureProgram } from './program.mjs';
import { TaskError } from './root.mjs';

/** Inputs of the sentences of both parts. */
const MESSAGES = ['messages', 'scripts/messages'];

const PARTS = [
  {
    name: 'backend',
    dist: 'backend/dist',
    product: 'main.js',
    inputs: ['backend/src', 'backend/tsconfig.json', 'tsconfig.base.json', 'package-lock.json', ...MESSAGES],
    commands: [['tsc', '-p', 'backend']],
  },
  {
    name: 'frontend',
    dist: 'frontend/dist',
    product: 'pages.json',
    inputs: ['frontend', 'schema', 'codegen.ts', 'tsconfig.base.json', 'package-lock.json', ...MESSAGES],
    commands: [
      ...languages.map(({ code }) => ['vite', 'build', '--config', 'frontend/vite.config.ts', '--mode', code]),
      ['node', 'frontend/prerender.mjs'],
    ],
  },
];

/** Commands that operators run in the container (docs/deploy.md): their stable path under backend/dist, and the module to run. */
const PUBLISHED_COMMANDS = {
  'audit/audit-main.js': '../app/audit-main.js',
  'keys/keys-main.js': '../app/keys-main.js',
  'counters/counters-main.js': '../app/counters-main.js',
  'db/migrate-main.js': '../app/migrate-main.js',
  'staff/admin-main.js': '../app/admin-main.js',
};

/** Builds the parts whose inputs changed since their last build: all, or one by name. */
export async function build(only = '') {
  const parts = PARTS.filter(({ name }) => !only || name === only);
  await withLock('build', async () => {
    const results = await Promise.allSettled(parts.map(buildPart)); // all: the lock must outlast the slower one
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  });
}

async function buildPart({ name, dist, product, inputs, commands }) {
  const stamp = path.join(dist, '.inputs');
  const hash = hashOf(inputs);
  if (existsSync(path.join(dist, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;

  console.log(`Building the ${name} …`);
  (await import('./messages/make-messages.mjs')).makeMessages();
  rmSync(dist, { recursive: true, force: true }); // what a deleted source has left must not be served
  // Vite uses the inherited NODE_ENV: `test` or `development` would put React's development build into the pages.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const [program, ...args] of commands) {
    const { code, output } = await captureProgram(program, args, { env });
    if (code !== 0) throw new TaskError(`${output}\nThe ${name} could not be built (see above).`);
  }
  if (name === 'backend') publishCommands(dist);
  writeFileSync(stamp, hash);
}

function publishCommands(dist) {
  for (const [file, runs] of Object.entries(PUBLISHED_COMMANDS)) {
    mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dist, file), `import '${runs}';\n`);
  }
}

// Hash the content, not the dates: git and copies change dates.
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function listFiles(input) {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, { withFileTypes: true })
    .filter((entry) => !isNoInput(entry.name))
    .map((entry) => path.join(input, entry.name))
    .toSorted()
    .flatMap(listFiles);
}

function isNoInput(name) {
  return ['dist', 'test-results', 'e2e', 'test', 'generated-messages'].includes(name) || /\.test\.tsx?$/.test(name);
}
