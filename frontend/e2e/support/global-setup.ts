import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startServer } from './server';
import { serverVariables, windows } from './shared-servers';

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds what is out of date and starts the servers that the tests share; their addresses and logs reach them by environment. */
export default async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'tasks.mjs'), 'build'], { stdio: 'inherit' });
  const servers = await Promise.all(
    windows.map(async (window) => {
      const server = await startServer();
      const { url, log } = serverVariables(window);
      process.env[url] = server.url;
      process.env[log] = server.logFile;
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
