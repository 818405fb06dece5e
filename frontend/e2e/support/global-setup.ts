import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startServer } from './server';
import { serverVariables, servedWindows } from './shared-servers';

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds what is out of date and starts the servers that the tests share; their addresses and logs reach them by environment. */
export default async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'tasks.mjs'), 'build'], { stdio: 'inherit' });
  const starts = await Promise.allSettled(
    servedWindows.map(async (window) => {
      const server = await startServer();
      const { url, log } = serverVariables(window);
      process.env[url] = server.url;
      process.env[log] = server.logFile;
      return server;
    }),
  );
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    // Nobody else would stop the other one.
    await stop();
    throw failed.reason;
  }
  return stop;
}
