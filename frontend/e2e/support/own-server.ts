import { readCodesFrom } from './one-time-password';
import { startServer, type TestServer } from './server';
import { test as shared } from './test';

/** The admin of a server of its own, ten digits. */
export const owner = '9812400900';

/**
 * The Playwright test for what cannot be taken back, such as to open the clinic: on a server of its own, as it is on the first day, with
 * an empty database and one admin. It stands until its worker has ended: the next file finds what the one before has left.
 */
export const test = shared.extend<object, { sampleData: 'on' | 'off'; ownServer: TestServer }>({
  sampleData: ['off', { option: true, scope: 'worker' }],
  ownServer: [
    async ({ sampleData }, runTests) => {
      const server = await startServer(sampleData);
      server.run('staff/admin-main.js', owner, '--name', 'Asha Verma', '--yes');
      readCodesFrom(server.logFile);
      await runTests(server);
      readCodesFrom(undefined);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, runTests) => runTests(ownServer.url),
});
