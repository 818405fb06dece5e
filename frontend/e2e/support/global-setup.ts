import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startServer } from './server';

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds what is out of date and starts the server that all tests share; its address and log reach them by environment. */
export default async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'tasks.mjs'), 'build'], { stdio: 'inherit' });
  const server = await startServer();
  process.env.E2E_BASE_URL = server.url;
  process.env.E2E_SERVER_LOG = server.logFile;
  return () => server.stop();
}
