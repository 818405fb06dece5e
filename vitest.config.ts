import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** As in frontend/playwright.config.ts: a test that a shared machine upset is named, which is a bug to be found, and stops no delivery. */
const retry = process.env.CI ? 1 : 0;

/** What only `npm run faults` does, as it takes more than `npm test` may ask of a machine. */
const longFaults = process.env.FAULTS === 'long' ? ['backend/faults/**/*.long.ts'] : [];

/** Aliases of frontend/tsconfig.json. Pages are in the language that the specification is in. */
const pageAliases = [
  { find: /^#messages(?=\/)/, replacement: `${import.meta.dirname}/frontend/src/generated-messages/en` },
  { find: /^#src(?=\/)/, replacement: `${import.meta.dirname}/frontend/src` },
  {
    find: /^#figures\/check-figure$/,
    replacement: `${import.meta.dirname}/backend/src/recovery/figures/check-figure.ts`,
  },
  { find: /^#figures$/, replacement: `${import.meta.dirname}/backend/src/recovery/figures/index.ts` },
];

export default defineConfig({
  test: {
    // By itself vitest leaves one core free, of two. Files wait for the database and for programs that they started: one more uses what that leaves.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // Two copies of graphql, CommonJS and ESM, would fail every schema check with "another module or realm".
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }, ...pageAliases] },
        // As in backend/tsconfig.json, which is not looked up for backend/test.
        oxc: {
          decorator: { legacy: true, emitDecoratorMetadata: false },
          typescript: { removeClassFieldsWithoutInitializer: true },
          assumptions: { setPublicClassFields: true },
        },
        test: {
          name: 'backend',
          environment: 'node',
          // One process for many files, as the whole server takes seconds to load; it keeps nothing in its modules, and tests mock none.
          isolate: false,
          include: ['backend/{src,test,bench,faults}/**/*.test.ts', ...longFaults],
          globalSetup: 'backend/test/global-setup.ts',
          setupFiles: 'backend/test/test-setup.ts',
          // Real servers start and stop in these tests, on machines with few cores.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry,
        },
      },
      {
        resolve: { alias: pageAliases },
        test: {
          name: 'frontend',
          environment: 'jsdom',
          // One process for many files, as React, Ant Design and jsdom take seconds to load; test-setup.ts gives each file our own modules anew.
          isolate: false,
          include: ['frontend/{src,test,worker}/**/*.test.{ts,tsx}'],
          setupFiles: 'frontend/test/test-setup.ts',
          retry,
        },
      },
    ],
  },
});
