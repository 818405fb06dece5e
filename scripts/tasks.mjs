// Runs one task on the project's Node; called by run.mjs.
import { root, TaskError } from './root.mjs';
import { runProgram } from './program.mjs';

const tsx = ['--tsconfig', 'backend/tsconfig.json'];

const tasks = {
  start: async () => (await import('./start.mjs')).start(),
  dev: async () => (await import('./dev.mjs')).dev(),
  build: async ([part]) => (await import('./build.mjs')).build(part),
  test: async () => (await import('./test.mjs')).test(),
  check: async () => (await import('./test.mjs')).report((await import('./check.mjs')).check),
  'test:unit': async (args) =>
    (await import('./test.mjs')).report((await import('./unit-tests.mjs')).runUnitTests, args),
  e2e: async (args) => (await import('./test.mjs')).report((await import('./browser-tests.mjs')).runBrowserTests, args),
  codegen: () => runProgram('graphql-codegen', ['--config', 'codegen.ts']),
  migrate: (args) => runProgram('tsx', [...tsx, 'backend/src/app/migrate-main.ts', ...args]),
  data: (args) => runProgram('tsx', [...tsx, 'backend/src/app/sample-data/data-main.ts', ...args]),
  audit: (args) => runProgram('tsx', [...tsx, 'backend/src/app/audit-main.ts', ...args]),
  keys: (args) => runProgram('tsx', [...tsx, 'backend/src/app/keys-main.ts', ...args]),
  counters: (args) => runProgram('tsx', [...tsx, 'backend/src/app/counters-main.ts', ...args]),
  admin: (args) => runProgram('tsx', [...tsx, 'backend/src/app/admin-main.ts', ...args]),
  backup: (args) => runProgram('tsx', [...tsx, 'backend/src/app/backup-main.ts', ...args]),
  restore: (args) => runProgram('tsx', [...tsx, 'backend/src/app/restore-main.ts', ...args]),
  bench: async (args) => {
    await (await import('./build.mjs')).build();
    // Without the tsx program in between: it kills a process that does not exit on the first signal, and the bench must clean up.
    const env = { ...process.env, TSX_TSCONFIG_PATH: 'backend/tsconfig.json' };
    return runProgram('node', ['--import', 'tsx', 'backend/bench/bench-main.ts', ...args], { env });
  },
  hospital: async (args) => (await import('./hospital.mjs')).hospital(args),
  faults: async (args) => {
    process.env.FAULTS = 'long';
    // One after the other: each needs the whole machine.
    const faults = ['backend/faults', '--no-file-parallelism', ...args];
    return (await import('./test.mjs')).report((await import('./unit-tests.mjs')).runUnitTests, faults);
  },
  format: async () => {
    const fixed = await runProgram('oxlint', ['--type-aware', '--fix']);
    return (await runProgram('prettier', ['--write', '--log-level', 'warn', '.'])) || fixed;
  },
};

process.chdir(root);
const [name = '', ...args] = process.argv.slice(2);
try {
  if (!Object.hasOwn(tasks, name))
    throw new TaskError(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.`);
  // `start` generates the messages only if it builds; the sample client imports nothing of the product.
  if (name !== 'start' && name !== 'hospital') (await import('./messages/make-messages.mjs')).makeMessages();
  process.exitCode = await tasks[name](args);
} catch (error) {
  console.error(error instanceof TaskError ? error.message : error);
  process.exit(1); // even where a server that failed to start still holds a socket or a timer
}
